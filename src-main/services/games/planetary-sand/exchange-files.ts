import type { ArmyRow, BattlefieldRow, ToyBoxRow } from '#main/db/repositories/planetary-sand.ts'
import { buildMatchFile } from '#main/services/matches/match-file.ts'
import {
  type ArmyFile,
  type FileArmy,
  FileBattle,
  type FileBattlefield,
  type FileToyBox,
  SAND_FORMAT,
} from '#shared/contract/planetary-sand/exchange-file.ts'
import { extractArmyPlan } from './army-plan.ts'

/** What every file of Planetary Sand begins with. */
export const FILE_HEADER = { app: 'Orrery', game: 'planetary-sand', format: SAND_FORMAT } as const

/** A toy box for a file. */
export function buildToyBoxFile({ name, notes, figures, machines, kit }: FileToyBox | ToyBoxRow): FileToyBox {
  return { name, notes, figures: [...figures], machines: [...machines], kit: { ...kit, cords: [...kit.cords] } }
}

/** An army for a file, with the toy box that it is picked from; its faction by name. */
export function buildArmyFile(
  row: ArmyRow,
  { box, faction }: { box: ToyBoxRow | null; faction: string | null },
): ArmyFile {
  const { name, notes } = row
  const army = structuredClone({ name, notes, ...extractArmyPlan(row), faction }) as FileArmy
  return { ...FILE_HEADER, kind: 'army', toyBox: box && buildToyBoxFile(box), army }
}

/** A battlefield for a file. */
export function buildBattlefieldFile({ name, notes, plan }: BattlefieldRow): FileBattlefield {
  return structuredClone({ name, notes, ...plan }) as FileBattlefield
}

/** A battle for a file, with all that its options say: what they left out is filled in as the rules do. */
export function buildBattleFile(
  match: Parameters<typeof buildMatchFile>[0],
  log: Parameters<typeof buildMatchFile>[1],
): FileBattle {
  return FileBattle.parse(buildMatchFile(match, log))
}
