import type { WrittenChart } from '#main/cluster/formats/chart-file.ts'

/** Rows of an invented sector in every format of worlds, including comments and custom columns. */
export const KEPT_ROWS = {
  'traveller-sec': `# Hollow Reach, invented
Corvane       0101 B56789A-C  N Ag Ri           A  703 Vx G2 V
  a stray line
Little Ash+ 0203 E400300-6 - Ni         100 --
Long Evening Roads 0305 A123456-7  A An Ag           R  100 Tt
Corvane Minor 0101 C555555-5                       000 Vx
Off the Edge  3341 C555555-5                       000 Vx`,
  'traveller-tab': `# Hollow Reach, invented
Mood\tHex\tName\tUWP\tBases\tRemarks\tZone\tPBG\tAllegiance\tStars
gay\t0101\tCorvane\tB56789A-C\tN\tAg Ri\tA\t703\tVx\tG2 V
\t0203\tLittle Ash\tE400300-6\t-\tNi\t\t100\t--\t
  grim \t0305\tLong Evening Roads\tA123456-7\tNS\tAn Ag\tR\t100\tTt\t-
-\t9999\tOff the Edge\tA123456-7\tNS\tAn Ag\tR\t100\tTt\t-
`,
  'traveller-column': `# Hollow Reach, invented
Hex  Name                 UWP       Bases Remarks    Zone PBG Allegiance Mood
---- -------------------- --------- ----- ---------- ---- --- ---------- ----
0101 Corvane              B56789A-C N     Ag Ri      A    703 Vx         gay
0203 Little Ash           E400300-6 -     Ni              100 --
0305 Long Evening Roads   A123456-7 NS    An Ag      R    100 Tt         grim and more
`,
} as const

/** Metadata of the same sector, with much that a chart cannot represent. */
export const KEPT_XML = `<?xml version="1.0" encoding="utf-8"?>
<!-- invented -->
<Sector Tags="Own">
  <Name>Hollow Reach</Name>
  <Name Lang="de">Hohlweite</Name>
  <Credits><![CDATA[ a <b>long</b> story ]]></Credits>
  <Stylesheet>border { color: gray }</Stylesheet>
  <Subsectors>
    <Subsector Index="A">Nearside</Subsector>
    <Subsector Index="Q">Nowhere</Subsector>
  </Subsectors>
  <Allegiances><Allegiance Code="Vx" Base="Vo">Vexian League</Allegiance></Allegiances>
  <Borders>
    <Border Allegiance="Vx" LabelPosition="0102">0101 0201 0202 0102 0101</Border>
  </Borders>
  <Routes>
    <Route Start="0101" End="0203" Type="Ore" Width="3"/>
    <Route Start="0203" End="0101"/>
    <Route Start="0101" End="0140" EndOffsetY="-1"/> <!-- out -->
    <Route Start="0101" End="1212"/>
    <Route/>
  </Routes>
  <Labels>
    <Label Hex="0204" Wrap="true">Deep Water</Label>
    <Label Hex="9904">Beyond</Label>
  </Labels>
</Sector>
`

/** Names of those files. */
export const KEPT_NAMES = {
  'traveller-sec': 'hollow.sec',
  'traveller-tab': 'hollow.tab',
  'traveller-column': 'hollow.txt',
} as const

/** Text of the file with this extension. */
export function textOf({ files }: WrittenChart, ending: string): string {
  return files.find(({ name }) => name.endsWith(ending))?.text ?? ''
}

/** Losses as texts with counts. */
export function formatLosses({ losses }: WrittenChart): string[] {
  return losses.map(({ what, count }) => `${count} ${what}`)
}
