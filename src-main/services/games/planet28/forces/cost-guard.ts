import type { Warband } from '#main/db/repositories/planet28/warbands.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { UnitKind } from '#shared/games/planet28/campaign/battle-record.ts'
import type { LedgerAccount } from '#shared/games/planet28/campaign/ledger.ts'
import { createLedgerAccess } from '../ledger/ledger-access.ts'
import type { ForceDependencies } from './force-dependencies.ts'

/** A change that an edit would make without paying. */
export interface UnpaidEdit {
  readonly warband: Pick<Warband, 'name' | 'hasFought'>
  readonly account: LedgerAccount
  readonly name: string
  /** How to pay for it instead. */
  readonly advice: string
  /** The gamemaster's reason for a correction; null if it is none. */
  readonly correction: string | null
}

/**
 * Refuses a costly edit without a correction: once a warband has fought, everything with a cost must be bought, and
 * editing only changes texts and pictures (P28-CAMP-4, P28-CAMP-5).
 */
export function requireCorrection({ warband, name, advice, correction }: UnpaidEdit): void {
  if (!warband.hasFought || correction !== null) return
  throw new RefusalError('illegal', `${warband.name} has fought: changes to ${name} cost points now. ${advice}`)
}

/** Records a correction in the ledger, with its reason. Call inside a change (P28-GM-1). */
export function createCorrectionRecorder(tools: Pick<ForceDependencies, 'file' | 'now' | 'newId'>) {
  const book = createLedgerAccess(tools)
  return ({ warband, account, name, correction }: UnpaidEdit): void => {
    if (warband.hasFought && correction !== null) book.note(account, name, `Corrected by the gamemaster: ${correction}`)
  }
}

/** Whether one profile can become another at no cost: gear may only be rearranged or given up. */
export function isFreeEdit(kind: UnitKind, before: unknown, after: unknown): boolean {
  const [had, has] = [partsOf(kind, before), partsOf(kind, after)]
  return had.rest === has.rest && HELD.every((key) => holdsAll(had.held[key] ?? [], has.held[key] ?? []))
}

const HELD = ['equipment', 'loadouts', 'sections', 'weapons']

/** The gear of a profile piece by piece, and all the rest as one text. */
function partsOf(kind: UnitKind, profile: unknown) {
  const entries = Object.entries(profile ?? {})
  const held = entries.flatMap(([key, value]): [string, string[]][] =>
    HELD.includes(key) && Array.isArray(value) ? [[key, piecesOf(kind, key, value)]] : [],
  )
  const rest = entries.filter(([key]) => !HELD.includes(key))
  return { held: Object.fromEntries(held), rest: JSON.stringify([sorted(Object.fromEntries(rest)), membersOf(held)]) }
}

/** The number of members of a squad, who cannot be given up like gear. */
function membersOf(held: readonly [string, readonly string[]][]): number {
  return held.flatMap(([, pieces]) => pieces).filter((piece) => piece === MEMBER).length
}

function holdsAll(had: readonly string[], has: readonly string[]): boolean {
  const left = [...had]
  return has.every((piece) => {
    const at = left.indexOf(piece)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const MEMBER = 'member'

/** The pieces of a list. */
function piecesOf(kind: UnitKind, key: string, list: readonly unknown[]): string[] {
  if (kind === 'squad' && key === 'loadouts') return list.flatMap(piecesOfLoadout)
  return list.map((piece) => JSON.stringify(sorted(piece)))
}

function piecesOfLoadout(loadout: unknown): string[] {
  const { members, equipment } = loadout as { readonly members: number; readonly equipment: readonly string[] }
  return Array.from({ length: members }, () => [MEMBER, ...equipment]).flat()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
