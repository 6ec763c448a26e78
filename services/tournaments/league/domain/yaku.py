"""The forty-five names of yaku with their readings, and how other systems number or write them."""

from dataclasses import dataclass

from services.tournaments.league.domain.readings import as_hiragana


@dataclass(frozen=True)
class YakuName:
    """One name; `key` is its English word in our answers."""

    id: int
    key: str
    name: str
    name_furigana: str


_NAMES = """
riichi 立直 リーチ
double_riichi ダブル立直 ダブルリーチ
menzen_tsumo 門前清自摸和 メンゼンチンツモホー
pinfu 平和 ピンフ
tanyao 断么九 タンヤオチュー
iipeikou 一盃口 イーペーコー
seat_wind 自風 ジカゼ
round_wind 場風 バカゼ
white 白 ハク
green 發 ハツ
red 中 チュン
ippatsu 一発 イッパツ
rinshan 嶺上開花 リンシャンカイホー
chankan 搶槓 チャンカン
haitei 海底摸月 ハイテイモーユエ
houtei 河底撈魚 ホウテイラオユイ
dora ドラ ドラ
red_dora 赤ドラ アカドラ
ura_dora 裏ドラ ウラドラ
chiitoitsu 七対子 チートイツ
sanshoku_doujun 三色同順 サンショクドウジュン
toitoi 対々和 トイトイホー
sanankou 三暗刻 サンアンコー
sankantsu 三槓子 サンカンツ
sanshoku_doukou 三色同刻 サンショクドーコー
shousangen 小三元 ショウサンゲン
honroutou 混老頭 ホンロウトー
chanta 混全帯么九 ホンチャンタイヤオチュー
ittsuu 一気通貫 イッキツウカン
honitsu 混一色 ホンイツ
junchan 純全帯么九 ジュンチャンタイヤオチュー
ryanpeikou 二盃口 リャンペーコー
chinitsu 清一色 チンイツ
kokushi 国士無双 コクシムソウ
chuuren 九蓮宝燈 チューレンポートー
suuankou 四暗刻 スーアンコー
daisangen 大三元 ダイサンゲン
tsuuiisou 字一色 ツーイーソー
chinroutou 清老頭 チンロウトー
suukantsu 四槓子 スーカンツ
shousuushi 小四喜 ショウスーシー
daisuushi 大四喜 ダイスーシー
ryuuiisou 緑一色 リューイーソー
tenhou 天和 テンホー
chiihou 地和 チーホー
"""

YAKU = tuple(
    YakuName(number, *line.split())
    for number, line in enumerate(_NAMES.strip().splitlines(), start=1)
)
BY_KEY = {yaku.key: yaku for yaku in YAKU}
BY_ID = {yaku.id: yaku for yaku in YAKU}

# Tenhou's numbers 0..54, which the `mahjong` package maps to as well; in rows, to be counted.
# fmt: off
_TENHOU = [
    "menzen_tsumo", "riichi", "ippatsu", "chankan", "rinshan", "haitei", "houtei", "pinfu",
    "tanyao", "iipeikou", "seat_wind", "seat_wind", "seat_wind", "seat_wind", "round_wind",
    "round_wind", "round_wind", "round_wind", "white", "green", "red", "double_riichi",
    "chiitoitsu", "chanta", "ittsuu", "sanshoku_doujun", "sanshoku_doukou", "sankantsu",
    "toitoi", "sanankou", "shousangen", "honroutou", "ryanpeikou", "junchan", "honitsu",
    "chinitsu", "renhou", "tenhou", "chiihou", "daisangen", "suuankou", "suuankou", "tsuuiisou",
    "ryuuiisou", "chinroutou", "chuuren", "chuuren", "kokushi", "kokushi", "daisuushi",
    "shousuushi", "suukantsu", "dora", "ura_dora", "red_dora",
]
# fmt: on
KEY_OF_TENHOU = dict(enumerate(_TENHOU))

# How tenhou's texts write a name that differs from ours.
_WRITTEN_OTHERWISE = {
    "両立直": "double_riichi",
    "槍槓": "chankan",
    "混全帯幺九": "chanta",
    "純全帯幺九": "junchan",
    "断幺九": "tanyao",
    "対対和": "toitoi",
    "四暗刻単騎": "suuankou",
    "国士無双１３面": "kokushi",
    "国士無双十三面": "kokushi",
    "純正九蓮宝燈": "chuuren",
}


# Names in English logs, by what the words of both usual translations are.
_ENGLISH = """
riichi: riichi, reach
double_riichi: double riichi, daburu riichi, double reach
menzen_tsumo: fully concealed hand, menzen tsumo, menzenchin tsumohou, tsumo
pinfu: pinfu
tanyao: all simples, tanyao
iipeikou: pure double sequence, iipeikou, iipeiko
seat_wind: seat wind
round_wind: prevalent wind, round wind
white: white dragon, haku
green: green dragon, hatsu
red: red dragon, chun
ippatsu: ippatsu
rinshan: after a kan, rinshan, rinshan kaihou
chankan: robbing a kan, chankan
haitei: under the sea, haitei, haitei raoyue
houtei: under the river, houtei, houtei raoyui
dora: dora
red_dora: red five, aka dora, red dora
ura_dora: ura dora
chiitoitsu: seven pairs, chiitoitsu
sanshoku_doujun: mixed triple sequence, sanshoku, sanshoku doujun
toitoi: all triplets, toitoi
sanankou: three concealed triplets, sanankou, san ankou
sankantsu: three quads, sankantsu, san kantsu
sanshoku_doukou: triple triplets, sanshoku doukou
shousangen: little three dragons, shousangen
honroutou: all terminals and honors, honroutou
chanta: half outside hand, chanta
ittsuu: pure straight, ittsuu, ittsu
honitsu: half flush, honitsu
junchan: fully outside hand, junchan
ryanpeikou: twice pure double sequence, ryanpeikou
chinitsu: full flush, chinitsu
kokushi: thirteen orphans, kokushi musou, thirteen-wait thirteen orphans
chuuren: nine gates, chuuren poutou, true nine gates
suuankou: four concealed triplets, suuankou, single-wait four concealed triplets
daisangen: big three dragons, daisangen
tsuuiisou: all honors, tsuuiisou
chinroutou: all terminals, chinroutou
suukantsu: four quads, suukantsu
shousuushi: four little winds, shousuushii
daisuushi: four big winds, daisuushii
ryuuiisou: all green, ryuuiisou
tenhou: blessing of heaven, tenhou
chiihou: blessing of earth, chiihou
"""
_KEY_OF_ENGLISH = {
    name.strip(): key
    for key, names in (line.split(": ") for line in _ENGLISH.strip().splitlines())
    for name in names.split(",")
}


def _key_of_english(text: str) -> str | None:
    word = text.strip().lower()
    for prefix in ("seat wind", "prevalent wind", "round wind"):
        if word.startswith(prefix):
            word = prefix
    return _KEY_OF_ENGLISH.get(word)


def key_of_text(text: str) -> str | None:
    """The key of a yaku as a log writes it, such as 自風 東 or 役牌 白; None if unknown."""
    word = text.strip()
    for prefix in ("自風", "場風"):
        if word.startswith(prefix):
            word = prefix
    word = word.removeprefix("役牌").strip()
    if word in _WRITTEN_OTHERWISE:
        return _WRITTEN_OTHERWISE[word]
    own = next((yaku.key for yaku in YAKU if yaku.name == word), None)
    return own or _key_of_english(word)


def yaku_with_reading(reading: str) -> list[YakuName]:
    """Those whose reading contains this, be it in hiragana or katakana."""
    wanted = as_hiragana(reading)
    return [yaku for yaku in YAKU if wanted in as_hiragana(yaku.name_furigana)]
