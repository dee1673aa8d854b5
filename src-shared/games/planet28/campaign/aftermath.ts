import type { Cell } from '../vehicle-grid.ts'
import type { UnitKind } from './battle-record.ts'
import type { NewCondition } from './conditions.ts'
import type { UnitProfileChange } from './forces.ts'
import type { LedgerLine, NamedLedgerLine } from './ledger.ts'

/** Choices made in an aftermath; the others have their default. Keys are those of settled lines and questions. */
export interface AftermathChoices {
  /** Manual amounts with their reason (P28-GM-1). */
  readonly overrides: Readonly<Record<string, { readonly amount: number; readonly note: string }>>
  /** Steps skipped for now. */
  readonly skipped: readonly AftermathStepId[]
  /** Faces by question, typed in or rolled. They are never rolled again. */
  readonly faces: Readonly<Record<string, readonly number[]>>
  /** Outcome of each agenda, and whether its points go to the shared total (P28-AGENDA-3). */
  readonly agendas: Readonly<
    Record<string, { readonly outcome: 'done' | 'failed' | 'dropped' | 'missed'; readonly isShared: boolean }>
  >
  /** Healing by Medics: from the Medic's unit id to the id of a condition, or of a unit hurt in this battle. */
  readonly medics: Readonly<Record<string, string | null>>
  /**
   * Recipients of a dead character's gear: from its unit id to recipients in the order of the pieces. Null is the
   * stash; without a deposit box the piece is lost.
   */
  readonly heirs: Readonly<Record<string, readonly (string | null)[]>>
  /** The round made by each Ammo smith. */
  readonly rounds: Readonly<Record<string, string>>
  /** Item taken by each character with Loot: from a unit of the record, or any item by row id. */
  readonly loot: Readonly<Record<string, { readonly item: string; readonly fromUnitId: string | null }>>
  /** Indices of the loadouts of a squad's slain members, one per death; by default always the largest (P28-SQ-14). */
  readonly slain?: Readonly<Record<string, readonly number[]>>
  /** Sections restored by the free 1D8 (P28-VCAMP-3). */
  readonly restored: Readonly<Record<string, readonly Cell[]>>
  /** Distribution of a warband's own points among its units; the rest stays in the pool (P28-CAMP-3). */
  readonly splits: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Steps of an aftermath, in order. */
export const AFTERMATH_STEPS = [
  'points',
  'agendas',
  'injuries',
  'squads',
  'vehicles',
  'medics',
  'gear',
  'income',
  'sharing',
] as const
export type AftermathStepId = (typeof AFTERMATH_STEPS)[number]

/** Result of a face of a die. */
export interface DieFaceResult {
  readonly face: number
  readonly name: string
  readonly summary: string
  /** Whether the unit is lost for good (P28-INJ-8, P28-VDT-6). */
  readonly isLoss: boolean
}

/** Dice needed by an aftermath. `key` identifies them in `faces`; `sides` are the sides of each die, in order. */
export interface DiceQuestion {
  readonly key: string
  readonly step: AftermathStepId
  readonly text: string
  readonly sides: readonly number[]
  readonly rule: string
  readonly faces: readonly number[] | null
  /** Result of each face of the first die, if a table of the book defines it. */
  readonly table?: readonly DieFaceResult[]
}

/** A choice needed by an aftermath. `chosen` is the current value. */
export interface ChoiceQuestion {
  readonly key: string
  readonly step: AftermathStepId
  readonly text: string
  readonly rule: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | null
  /** Number of identical pieces that the answer covers; 1 by default. */
  readonly count?: number
}

/** Whether a choice has no answer yet. Only the outcome of an agenda has no default. */
export function isUnanswered({ step, chosen }: Pick<ChoiceQuestion, 'step' | 'chosen'>): boolean {
  return step === 'agendas' && chosen === null
}

/** Something that happens to a unit, as text for the page and the History. */
export interface UnitOutcome {
  readonly step: AftermathStepId
  readonly unitId: string
  readonly text: string
  readonly rule: string
}

/** Changes of an aftermath, as plain data. The service applies them in one change. */
export interface AftermathResult {
  readonly questions: readonly DiceQuestion[]
  readonly choices: readonly ChoiceQuestion[]
  readonly outcomes: readonly UnitOutcome[]
  readonly ledger: readonly LedgerLine[]
  readonly newConditions: readonly NewCondition[]
  /** Ids of conditions that end. */
  readonly ended: readonly string[]
  /** Conditions that lasted for another game. */
  readonly aged: readonly { readonly id: string; readonly gamesLeft: number | null; readonly gamesPlayed: number }[]
  /** Dead characters, squads without members, and scrapped vehicles. */
  readonly lost: readonly { readonly kind: UnitKind; readonly unitId: string }[]
  /** New profiles of units: inherited or looted gear, new rounds, lost members. */
  readonly profiles: readonly UnitProfileChange[]
  /** New stashes of warbands. */
  readonly stashes: readonly { readonly warbandId: string; readonly stash: readonly string[] }[]
  /** By warband: replacements exempt from the 10 points (P28-CAMP-5), and points towards a new vehicle (P28-VDT-6). */
  readonly dues: readonly { readonly warbandId: string; readonly waivers: number; readonly vehiclePoints: number }[]
  /** Agendas with another failed game, and those that are no longer held. */
  readonly agendas: readonly { readonly id: string; readonly outcome: 'done' | 'failed' | 'dropped' }[]
}

/** Human-readable part of a settlement: questions, results and payments. */
export interface AftermathReport extends Pick<AftermathResult, 'questions' | 'choices' | 'outcomes'> {
  readonly ledger: readonly NamedLedgerLine[]
}
