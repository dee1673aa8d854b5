import type { NameStyle } from '#shared/cluster/name-styles.ts'

/** Styles whose names are generated letter by letter from a word list. */
type SpunStyle = Exclude<NameStyle, 'wayfarer'>

/** Word lists that define the sound of a style. All are invented; none is a place or belongs to a story. */
export const SEED_WORDS: Record<SpunStyle, readonly string[]> = {
  saltwind: wordsOf(`
    Alowen Amerille Anoria Arumel Avelune Belorin Brenua Calowe Camarel Cerulia Coralune Dalueme Deloria
    Elamare Eluveth Emberlo Eranwe Falorin Fenaluel Fiorane Galoue Halamere Helionu Ilarue Imareth Irelune
    Jalowen Kelmara Lanuore Laorin Lenuave Liraleth Lorumal Luwenna Maloreth Marvelu Meloua Merinol Miraluen
    Morelune Nalume Naverol Nerulia Noamar Olavere Omarin Orelua Palovere Perulia Quelora Ralumen Relomar
    Rimavel Rolanue Sarelou Selamor Solaveru Sualine Talomere Telurin Tiravel Ulamore Urelin Valume Velorna
    Veruane Walomar Welune Yalorin Zelumar
  `),
  ironbound: wordsOf(`
    Bragd Brokt Darg Dorvak Drukt Gadrik Garn Gorbek Grakt Grodan Hakvar Hardok Jarrak
    Karbat Kargun Kardek Kedrok Kobrit Kortag Kradun Krobak Kudrig Margok Morkad Nargat Nokrid
    Orbak Ordrun Ostrak Pakrod Pragun Radgar Rakkad Rodrek Rugat Sargad Skabrok Skardun Stagrid
    Stokran Strudak Tagrun Targok Tobrad Tordak Tradgun Trokab Tugrad Ulgrat Urdok Vakrad Vargun
    Vodrak Vrokan Yagrod Yordak Zagrat Zodrun Zugrak Bodrag Dakrun Gudrok Krandog Ragdun Brengat
    Kestrog Drennik Gestrad Perdok Nestrig Hestuk Tebrant
  `),
  'glass-choir': wordsOf(`
    Aesil Aethia Ailesh Aishele Asiel Ashilae Caeleth Ceisha Cilaeth Eashil Eisele Elishae Esiath
    Faelis Feishal Haesil Hieleth Iashel Ielis Ilesha Ishael Iseleth Laesha Leisil Liathe Lisae
    Lusheil Maishel Meislae Mithael Naeshi Neilath Niesha Nisael Oeshil Phaeli Pheisa Raeshil Reithae
    Riseil Saelith Sceila Seishal Shaelis Sheithe Sielle Silthae Sitheia Sleisha Suiseth Taelish Teisha
    Thaesil Theilis Thisael Tieshal Uisheth Vaesil Veithal Visaeth Wisheil Ysaelle Yshaia Zaeshil Zeithal
  `),
  'ember-court': wordsOf(`
    Acardor Aldemus Amphoros Andovar Antelar Ardentor Aurivane Balcoros Bellavor Cadmoran Caldoria Candrivus Carmedon
    Castovar Celdanor Coronath Corvadus Dolmerus Doranthus Drusavar Edumarn Elcoridan Emperath Esmodor Faldorian Feridas
    Galdovar Gravenor Haldoran Heramond Imperune Jovendar Justavon Lacondra Lamporus Leomardis Lordavine Lumendor Magdorus
    Malvadon Marcadine Meridas Mordavane Obscuran Octavend Ombrador Orvandus Palmador Pelandrus Pontavar Praedoron Quadrivan
    Regandor Romadune Sacradon Salvadus Sarcovane Sepulvar Solandrus Tarcadon Tempervane Thorandus Tornadis Ulmador Umbravane
    Valcorus Vendoras Verdimond Vespadon Victoran Volcandor
  `),
  'reed-and-bell': wordsOf(`
    Abelo Adimi Bandilo Belimu Bonari Dalimi Demulo Didano Dulani Ekolo Elimbi Fandilo Felani
    Gimalo Gondimi Halimu Ibanelo Idomi Ilundi Jamelo Jindali Jomuli Kalimbo Kandilu Kelomi Kibalo
    Kindume Kolimani Kudilo Labimo Lamidu Lindolo Lobani Lumindo Madilu Malinko Mibano Milundi Mondalu
    Mulimi Nadelo Nalimbu Nelomi Nidalo Nombili Obelu Odimani Omalo Pandelu Pelimo Pilandi Pombilo
    Ramilo Rindali Rombelu Sadimo Salindu Selomi Simbalo Sondeli Tabilo Talimu Tindalo Tombeli Tulami
    Ubalo Umindi Wadelo Walimbi Yandolu Yilomo Zadimi Zelindo Zumbali
  `),
  'frost-ledger': wordsOf(`
    Arnsteld Askheld Bergvarn Birkvann Bjelmar Brantelm Brunhelt Dalvarg Drifmar Egrast Eldvarr Enskild Falkrast
    Fenrast Fjaldur Fjelvarn Frostmar Galdheim Geirvann Grimvann Haldurn Havsteld Heimvarg Helgrast Hjolmar Holtvarn
    Hraldun Isvarn Jarnheld Jokelfar Kaldrim Kelvarn Klingvar Knarholt Krosvarr Lengvann Lingrast Lundvarg Marksteld
    Mjolvann Morsteld Nattvarn Nedrast Njarholt Nordeld Oddvann Ormsteld Ostvarg Rimfjel Rosvarn Rundholt Sandvarr
    Sigrast Skaldun Skarveld Skelmar Skovarn Snaerholt Solsteld Starvann Stenrast Storvarg Svaldur Svenrim Tarnheld
    Thelmar Torgvann Trolvann Tyrsteld Ulfrast Ulvarn Vaskeld Vestrim Vindvarr Vintermar Yndholt
  `),
  deepfold: wordsOf(`
    Axiqor Azhuxa Bexuzi Bhoqua Cixath Dhaxul Dzoqir Exuqath Ghixoz Gozhax Haxiqu Ikzhul Ixoqa
    Jhaxir Jozhuk Kixaqu Kzhoral Lhuxai Loqzhir Mhaxoz Muqazh Nixhoqa Nzhalix Oqhuxa Oxizhar Phoqix
    Pixazhu Qalix Qezhor Qhuzai Qixoth Quzhal Rhaxiq Roqzhul Sixhaqu Suqozh Thixaq Thoqzhai Tzaxuq
    Uqhixo Uxazhir Vhoqal Vixuzha Vozhiq Whaxuqi Xaqhor Xezhuq Xhoqali Xilhoz Xiqazh Xoqhul Xuzhaqi
    Yaxhoq Yiqzhur Zaqhix Zhaxoqi Zhiqul Zhoxath Zhuqari Zixhoqu Zoqhal Zuxhiq Zyqhora Zhelix Ozhiqa
  `),
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
