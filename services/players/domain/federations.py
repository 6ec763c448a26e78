"""The federation of a country: FIDE's code, which often differs from that of ISO 3166."""

# Where FIDE writes another code than ISO 3166; every other country has the same in both.
OTHERWISE = {
    "AGO": "ANG", "ARE": "UAE", "ATG": "ANT", "BFA": "BUR", "BGD": "BAN",
    "BGR": "BUL", "BHR": "BRN", "BHS": "BAH", "BLZ": "BIZ", "BMU": "BER", "BRB": "BAR",
    "BRN": "BRU", "BTN": "BHU", "BWA": "BOT", "CHE": "SUI", "CHL": "CHI",
    "COG": "CGO", "CRI": "CRC", "DEU": "GER", "DNK": "DEN", "DZA": "ALG",
    "FJI": "FIJ", "FRO": "FAI", "GGY": "GCI", "GIN": "GUI", "GMB": "GAM", "GRC": "GRE",
    "GRD": "GRN", "GTM": "GUA", "HND": "HON", "HRV": "CRO", "HTI": "HAI", "IDN": "INA",
    "IMN": "IOM", "IRN": "IRI", "JEY": "JCI", "KHM": "CAM", "KNA": "SKN", "KWT": "KUW",
    "LBY": "LBA", "LKA": "SRI", "LSO": "LES", "LVA": "LAT", "MCO": "MNC",
    "MDG": "MAD", "MMR": "MYA", "MNG": "MGL", "MRT": "MTN", "MUS": "MRI", "MWI": "MAW",
    "MYS": "MAS", "NER": "NIG", "NGA": "NGR", "NIC": "NCA", "NLD": "NED", "NPL": "NEP",
    "OMN": "OMA", "PHL": "PHI", "PRI": "PUR", "PRT": "POR", "PRY": "PAR", "PSE": "PLE",
    "SAU": "KSA", "SDN": "SUD", "SLB": "SOL", "SLV": "ESA", "SVN": "SLO", "SYC": "SEY",
    "TCD": "CHA", "TGO": "TOG", "TWN": "TPE", "TZA": "TAN", "URY": "URU",
    "VCT": "VIN", "VGB": "IVB", "VIR": "ISV", "VNM": "VIE", "VUT": "VAN", "ZAF": "RSA",
    "ZMB": "ZAM", "ZWE": "ZIM",
}  # fmt: skip


def federation_of(country: str) -> str:
    """FIDE's code for a country of ISO 3166."""
    return OTHERWISE.get(country, country)


def name_at_tournaments(family_name: str, first_name: str) -> str:
    """As tournaments write names: `Family, Given`; empty without a family name."""
    family, given = family_name.strip(), first_name.strip()
    if not family:
        return ""
    return f"{family}, {given}" if given else family
