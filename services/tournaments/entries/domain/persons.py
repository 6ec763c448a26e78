"""What is a person's own, the same in all tournaments of an event."""

OWN = (
    "name",
    "comparable_name",
    "birth",
    "sex",
    "federation",
    "federation_id",
    "club",
    "email",
    "phone",
)
