import { fileOf } from './chart-files.ts'

/** Worlds of an invented sector, with irregularities of real files. */
export const ODD_SEC = fileOf(
  'hollow.sec',
  `# Hollow Reach, invented
@SUB-SECTOR: Nearside

Corvane       0101 B56789A-C  N Ag Ri           A  703 Vx G2 V
Little Ash+   0203 E400300-6    Ni                 100 --
              0305 A123456-7  A                 R  100 Tt
GRANDHOLM     0407 C9A59B9-9    Hi                 903 Vx
B-12          0408 X000000-0                       000 Tt
Corvane Minor 0101 C555555-5                       000 Vx
Off the Edge  3341 C555555-5                       000 Vx
a line about nothing
`,
)

/** Metadata of the same sector, with irregularities. */
export const ODD_XML = fileOf(
  'hollow.xml',
  `<?xml version="1.0" encoding="utf-8"?>
<Sector Abbreviation="Hlow">
  <X>3</X>
  <Name>Hollow Reach</Name>
  <Name Lang="de">Hohlweite</Name>
  <Stylesheet>
    border { color: gray }
    border.Vx { Color: #0a3; style: dashed }
    route.Ore { color: steelblue; style: dotted }
  </Stylesheet>
  <Subsectors>
    <Subsector Index="A">Nearside</Subsector>
    <Subsector Index="P">Far &amp; Away</Subsector>
    <Subsector Index="Q">Nowhere</Subsector>
  </Subsectors>
  <Allegiances>
    <Allegiance Code="Vx">Vexian League</Allegiance>
  </Allegiances>
  <Borders>
    <Border Allegiance="Vx">0101 0201 0202 0102 0101</Border>
    <Border Label="Old Wall" Color="red" Style="Solid">0505 0000 zz</Border>
    <Border Allegiance="Tt"></Border>
  </Borders>
  <Regions>
    <Region Label="The Murk" Color="puce">1010 1111 1011 1010</Region>
  </Regions>
  <Routes>
    <Route Start="0101" End="0203" Type="Ore"/>
    <Route Start="0203" End="0101"/>
    <Route Start="0203" End="0407" Color="#ABCDEF" Style="Dashed"/>
    <Route Start="0101" End="0140" EndOffsetY="-1"/>
    <Route Start="0101" End="0941"/>
    <Route Start="0101" End="1212"/>
    <Route Start="0101" End="0101"/>
    <Route Start="01" End="0203"/>
  </Routes>
  <Labels>
    <Label Hex="0204" Size="small" Color="white">Two&#x0A;lines</Label>
    <Label Hex="3302">Beyond</Label>
    <Label Hex="0205"> </Label>
  </Labels>
</Sector>
`,
)
