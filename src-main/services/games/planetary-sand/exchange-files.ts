import type { ArmyRow, BattlefieldRow, ToyBoxRow } from '#main/db/repositories/planetary-sand.ts'
import { buildMatchFile } from '#main/services/matches/match-file.ts'
import {
  type ArmyFile,
  type FileArmy,
  FileBattle,
  type FileBattlefield,
  type FileToyBox,
  SAND_FILE_FORMAT_VERSION,
} from '#shared/contract/planetary-sand/exchange-file.ts'
import { extractArmyPlan } from './army-plan.ts'

/** Header of every file of Planetary Sand. */
export const SAND_FILE_HEADER = { app: 'Orrery', game: 'planetary-sand', format: SAND_FILE_FORMAT_VERSION } as const

export function buildToyBoxFile({ name, notes, figures, machines, kit }: FileToyBox | ToyBoxRow): FileToyBox {
  return { name, notes, figures: [...figures], machines: [...machines], kit: { ...kit, cords: [...kit.cords] } }
}

/** Builds the file of an army, with the toy box it is picked from. Its faction is given by name. */
export function buildArmyFile(
  row: ArmyRow,
  { box, faction }: { box: ToyBoxRow | null; faction: string | null },
): ArmyFile {
  const { name, notes } = row
  const army = structuredClone({ name, notes, ...extractArmyPlan(row), faction }) as FileArmy
  return { ...SAND_FILE_HEADER, kind: 'army', toyBox: box && buildToyBoxFile(box), army }
}

export function buildBattlefieldFile({ name, notes, plan }: BattlefieldRow): FileBattlefield {
  return structuredClone({ name, notes, ...plan }) as FileBattlefield
}

/** Builds the file of a battle, with complete options: absent ones are filled with the rules' defaults. */
export function buildBattleFile(
  match: Parameters<typeof buildMatchFile>[0],
  log: Parameters<typeof buildMatchFile>[1],
): FileBattle {
  return FileBattle.parse(buildMatchFile(match, log))
}
