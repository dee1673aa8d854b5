import type { Cell } from '../grid.ts'
import type { UnitKind } from './battle-record.ts'
import type { NewCondition } from './conditions.ts'
import type { CampaignUnitProfile } from './forces.ts'
import type { LedgerLine, NamedLine } from './ledger.ts'

/** What was chosen in an aftermath; all that is not chosen yet has its usual value. Keys are those of settled lines and questions. */
export interface AftermathChoices {
  /** Amounts set by hand, with the reason (P28-GM-1). */
  readonly overrides: Readonly<Record<string, { readonly amount: number; readonly note: string }>>
  /** Steps left out for now. */
  readonly skipped: readonly AftermathStepId[]
  /** Faces by question: typed in or drawn, they stay as they fell. */
  readonly faces: Readonly<Record<string, readonly number[]>>
  /** What became of each agenda, and whether its points go to the shared total (P28-AGENDA-3). */
  readonly agendas: Readonly<
    Record<string, { readonly outcome: 'done' | 'failed' | 'dropped' | 'missed'; readonly isShared: boolean }>
  >
  /** Whom each Medic heals of what: unit id of the Medic to a condition's id or the unit that is hurt in this battle. */
  readonly medics: Readonly<Record<string, string | null>>
  /** Who gets each piece of a dead character's gear: unit id of the dead to receivers in order of the pieces; null is the stash, or nobody where no box holds one. */
  readonly heirs: Readonly<Record<string, readonly (string | null)[]>>
  /** The round that each Ammo smith makes. */
  readonly rounds: Readonly<Record<string, string>>
  /** What each character with Loot took: from a unit of the record, or any item by name of a row. */
  readonly loot: Readonly<Record<string, { readonly item: string; readonly fromUnitId: string | null }>>
  /** Places of the loadouts that a squad's slain members carried, one a death; the largest each time where missing (P28-SQ-14). */
  readonly slain?: Readonly<Record<string, readonly number[]>>
  /** Sections that the free 1D8 restores (P28-VCAMP-3). */
  readonly restored: Readonly<Record<string, readonly Cell[]>>
  /** How a warband's own points are split among its units; what is not named stays in the pool (P28-CAMP-3). */
  readonly splits: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** The steps of an aftermath in their order. */
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

/** What one face of a die brings whom it is thrown for. */
export interface FaceRow {
  readonly face: number
  readonly name: string
  readonly summary: string
  /** The unit is gone for good (P28-INJ-8, P28-VDT-6). */
  readonly isLoss: boolean
}

/** Dice that an aftermath waits for: `key` names them in `faces`, `sides` is each die's, in the order thrown. */
export interface DiceQuestion {
  readonly key: string
  readonly step: AftermathStepId
  readonly text: string
  readonly sides: readonly number[]
  readonly rule: string
  readonly faces: readonly number[] | null
  /** What each face of the first die brings, where a table of the book says so. */
  readonly table?: readonly FaceRow[]
}

/** A choice that an aftermath waits for; `chosen` is what holds now. */
export interface ChoiceQuestion {
  readonly key: string
  readonly step: AftermathStepId
  readonly text: string
  readonly rule: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | null
  /** How many equal pieces the answer is for; one by default. */
  readonly count?: number
}

/** Whether a choice waits for an answer: what became of an agenda has no usual one. */
export function isUnanswered({ step, chosen }: Pick<ChoiceQuestion, 'step' | 'chosen'>): boolean {
  return step === 'agendas' && chosen === null
}

/** Something that happens to a unit, in words, for the page and the History. */
export interface Outcome {
  readonly step: AftermathStepId
  readonly unitId: string
  readonly text: string
  readonly rule: string
}

/** What an aftermath will write, once it is accepted. Plain data: the service carries it out in one change. */
export interface Settlement {
  readonly questions: readonly DiceQuestion[]
  readonly choices: readonly ChoiceQuestion[]
  readonly outcomes: readonly Outcome[]
  readonly ledger: readonly LedgerLine[]
  readonly newConditions: readonly NewCondition[]
  /** Conditions that end. */
  readonly ended: readonly string[]
  /** Conditions that one game more was played with. */
  readonly aged: readonly { readonly id: string; readonly gamesLeft: number | null; readonly gamesPlayed: number }[]
  /** Characters that died, squads without members left, and vehicles that were scrapped. */
  readonly lost: readonly { readonly kind: UnitKind; readonly unitId: string }[]
  /** New profiles of units: gear inherited or looted, rounds made, members gone. */
  readonly profiles: readonly CampaignUnitProfile[]
  /** New stashes of warbands. */
  readonly stashes: readonly { readonly warbandId: string; readonly stash: readonly string[] }[]
  /** Replacements that need not pay the 10 points (P28-CAMP-5), and points towards a new vehicle (P28-VDT-6), by warband. */
  readonly dues: readonly { readonly warbandId: string; readonly waivers: number; readonly vehiclePoints: number }[]
  /** Agendas with one failed game more, and those that leave their character's hand. */
  readonly agendas: readonly { readonly id: string; readonly outcome: 'done' | 'failed' | 'dropped' }[]
}

/** What people read of a settlement: what it asked, what came of it, what it paid. */
export interface SettlementReport extends Pick<Settlement, 'questions' | 'choices' | 'outcomes'> {
  readonly ledger: readonly NamedLine[]
}
