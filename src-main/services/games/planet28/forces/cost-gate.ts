import type { Warband } from '#main/db/repositories/planet28/warbands.ts'
import { Refused } from '#main/services/refused.ts'
import type { UnitKind } from '#shared/games/planet28/campaign/battle-record.ts'
import type { Account } from '#shared/games/planet28/campaign/ledger.ts'
import { createLedgerBook } from '../ledger/ledger-book.ts'
import type { ForceTools } from './force-tools.ts'

/** Something that an edit would change without paying. */
export interface CostlyEdit {
  readonly warband: Pick<Warband, 'name' | 'hasFought'>
  readonly account: Account
  readonly name: string
  /** Where it is paid for instead. */
  readonly advice: string
  /** The gamemaster's reason to do so all the same; null where there is none. */
  readonly correction: string | null
}

/** Once a warband has fought, all that costs is bought: editing changes words and pictures (P28-CAMP-4, P28-CAMP-5). */
export function requireCorrection({ warband, name, advice, correction }: CostlyEdit): void {
  if (!warband.hasFought || correction !== null) return
  throw new Refused('illegal', `${warband.name} has fought: what ${name} is and has is paid for now. ${advice}`)
}

/** Notes a correction in the ledger, with its reason; call it inside a change (P28-GM-1). */
export function createCorrections(tools: Pick<ForceTools, 'file' | 'now' | 'newId'>) {
  const book = createLedgerBook(tools)
  return ({ warband, account, name, correction }: CostlyEdit): void => {
    if (warband.hasFought && correction !== null) book.note(account, name, `Corrected by the gamemaster: ${correction}`)
  }
}

/** Whether two profiles hold the same, however their gear is arranged. */
export function isRearranged(kind: UnitKind, before: unknown, after: unknown): boolean {
  return canonical(kind, before) === canonical(kind, after)
}

const HELD = ['equipment', 'loadouts', 'sections', 'weapons']

function canonical(kind: UnitKind, profile: unknown): string {
  const entries = Object.entries(profile ?? {}).map(([key, value]): [string, unknown] => [
    key,
    HELD.includes(key) && Array.isArray(value) ? piecesOf(kind, key, value) : sorted(value),
  ])
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Every piece of a list by itself, in an order of its own. */
function piecesOf(kind: UnitKind, key: string, list: readonly unknown[]): string[] {
  if (kind === 'squad' && key === 'loadouts') return list.flatMap(piecesOfLoadout).toSorted()
  return list.map((piece) => JSON.stringify(sorted(piece))).toSorted()
}

function piecesOfLoadout(loadout: unknown): string[] {
  const { members, equipment } = loadout as { readonly members: number; readonly equipment: readonly string[] }
  return Array.from({ length: members }, () => ['member', ...equipment]).flat()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
