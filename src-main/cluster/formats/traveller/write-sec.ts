import type { LossTally } from '../loss-tally.ts'
import { STANDARD_SEC_COLUMN_WIDTHS, formatSecRow, type SecColumnWidths } from './sec-row.ts'
import { BASE_CODES_BY_PAIR_CODE } from './tags-by-code.ts'
import { getWorldName } from './world-to-star.ts'
import type { World, WorldField } from './world.ts'

const NO_COLUMN = [
  'importance',
  'economics',
  'culture',
  'nobility',
  'worlds',
  'resources',
] as const satisfies readonly WorldField[]

/** Formats a world as a row of legacy data. Records truncated content as lost. */
export function formatSecRowRecordingLosses(
  world: World,
  losses: LossTally,
  widths: SecColumnWidths = STANDARD_SEC_COLUMN_WIDTHS,
): string {
  const where = `${getWorldName(world)} at ${world.hex}`
  if (world.name.length > widths.name) losses.drop(`Ends of names longer than ${widths.name} characters`, where)
  if (NO_COLUMN.some((field) => world[field] !== ''))
    losses.drop('World details that legacy files have no column for', where)
  return formatSecRow(
    {
      ...world,
      bases: oneBase(world, where, losses),
      remarks: fewRemarks(world, { widths, where, losses }),
      zone: /^[GARBFU]$/.test(world.zone) ? world.zone : '',
      pbg: /^[0-9A-Z?]{3}$/.test(world.pbg) ? world.pbg : '???',
    },
    widths,
  )
}

function oneBase({ bases }: World, where: string, losses: LossTally): string {
  const letters = [...bases].toSorted().join('')
  const pair = Object.entries(BASE_CODES_BY_PAIR_CODE).find(([, two]) => two === letters)?.[0]
  if (pair !== undefined || bases.length <= 1) return pair ?? bases
  losses.drop('Bases beyond the first', `${where}: ${bases}`)
  return bases.slice(0, 1)
}

interface RemarkRoom {
  readonly widths: SecColumnWidths
  readonly where: string
  readonly losses: LossTally
}

/** As many complete remarks as fit. */
function fewRemarks({ remarks }: World, { widths, where, losses }: RemarkRoom): string {
  if (remarks.length <= widths.remarks) return remarks
  losses.drop(`Remarks beyond ${widths.remarks} characters`, `${where}: ${remarks}`)
  const cut = remarks.slice(0, widths.remarks + 1)
  return cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
}
