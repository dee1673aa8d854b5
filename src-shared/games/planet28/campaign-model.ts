import type { Cell } from './grid.ts'
import type { CharacterProfile, Play, SquadProfile, VehicleProfile } from './model.ts'
import type { HiddenAgendaId } from './tables/hidden-agendas.ts'
import type { InjuryId } from './tables/injuries.ts'
import type { VehicleDamageId } from './tables/vehicle-damage.ts'

// What is kept of a battle, and what follows from it between battles (pp. 53-59, 80-82).

/** The kinds of units that fight and grow. */
export type UnitKind = 'character' | 'squad' | 'vehicle'

/** What one unit did in a battle; counts are whole numbers from 0. */
interface Tally {
  readonly unitId: string
  readonly warbandId: string
  /** Its name on the day: the unit may be renamed or gone later. */
  readonly name: string
  /** Successful Shoot and Fight actions (P28-CAMP-1); for vehicles kept, but not paid (P28-VCAMP-1). */
  readonly hits: number
  readonly kills: number
  /** Lost hit-points at any time of the battle (P28-CAMP-2). */
  readonly wasHurt: boolean
  /** Ended it below its full hit-points; asked for only where the ruling `unwounded` is fullAtEnd. */
  readonly isHurtAtEnd: boolean
}

/** A character's battle. `fled` ones roll no injury (P28-INJ-0), `absent` ones took no part. */
export interface CharacterTally extends Tally {
  readonly kind: 'character'
  readonly fate: 'stood' | 'fled' | 'fell' | 'absent'
  /** How often it used items whose uses are counted over its career (P28-IT-psyka, P28-IT-stimulants); missing where it carries none. */
  readonly uses?: Readonly<Record<string, number>> | undefined
}

/** A squad's battle: it earns as one unit (P28-SQC-1). */
export interface SquadTally extends Tally {
  readonly kind: 'squad'
  readonly fate: 'stood' | 'absent'
  /** Members slain or fled, those that died as independents too (P28-SQ-14). */
  readonly lost: number
  /** Hit-points that all members had together at the end (P28-SQ-13). */
  readonly hitPointsLeft: number
}

/** A vehicle's battle (P28-VCAMP-1). */
export interface VehicleTally extends Tally {
  readonly kind: 'vehicle'
  readonly fate: 'stood' | 'derelict' | 'destroyed' | 'absent'
  /** Sections of enemy vehicles that it destroyed. */
  readonly sectionsDestroyed: number
  /** Cells of its own sections that have no hit-points left. */
  readonly lostCells: readonly Cell[]
  /** Sections that lost hit-points but still stand: what is left of each. */
  readonly damaged: readonly { readonly cell: Cell; readonly hitPoints: number }[]
}

export type UnitTally = CharacterTally | SquadTally | VehicleTally

/** A side of a battle. Several warbands on one side play together (co-op). */
export interface BattleSide {
  readonly name: string
  /** Run by the list of enemies instead of by a player (P28-SOLO-1). */
  readonly isEnemy: boolean
  readonly warbandIds: readonly string[]
  readonly reachedGoal: boolean
  /** Models of this side that stand in no warband of the campaign, and how many of them were destroyed. */
  readonly strangers: { readonly models: number; readonly destroyed: number }
}

/** A battle as it is kept: the short form fills it in, the battle tracker will too. */
export interface BattleRecord {
  readonly play: Play
  /** Turns played, or null where nobody counted. */
  readonly turns: number | null
  readonly goal: string
  readonly sides: readonly BattleSide[]
  readonly tallies: readonly UnitTally[]
}

/** What lasts on a unit after a battle: an injury, damage of a vehicle, a squad's scars, sections that are not repaired, an addiction. */
export type ConditionId =
  | Exclude<InjuryId, 'complete-recovery' | 'death'>
  | VehicleDamageId
  | 'battle-scarred'
  | 'damaged'
  /** To Psyka (P28-IT-psyka). */
  | 'addicted'

/** A condition of a unit. */
export interface Condition {
  readonly id: string
  readonly unitId: string
  readonly unitKind: UnitKind
  readonly condition: ConditionId
  /** Agility lost by the 1D4 that was rolled once (P28-INJ-6, P28-VDT-1); 0 for others. */
  readonly agilityLost: number
  /** Hit-points lost for good (P28-INJ-4); 0 for others. */
  readonly hitPointsLost: number
  /** Games that its timed part still lasts; null where it lasts until healed (P28-INJ-5, P28-INJ-6). */
  readonly gamesLeft: number | null
  /** Games played with it: it may be paid off after one (P28-INJ-0). */
  readonly gamesPlayed: number
  /** Sections without hit-points, and those with fewer than they should have; for vehicles (P28-VCAMP-3). */
  readonly lostCells: readonly Cell[]
  readonly damaged: readonly { readonly cell: Cell; readonly hitPoints: number }[]
}

/** A condition that a battle leaves behind, before it has an id. */
export type NewCondition = Omit<Condition, 'id'>

/** Where points and credits lie: with a unit, in a warband's pool or purse, or set aside for later (P28-COOP-1). */
export type AccountKind = UnitKind | 'warband' | 'reserve'

/** An account. The reserve has the id `reserve`. */
export interface Account {
  readonly kind: AccountKind
  readonly id: string
}

/** Campaign points or credits. */
export type Currency = 'points' | 'credits'

/** A named part of an amount: every number that a person sees can be explained. */
export interface AmountPart {
  readonly source: string
  readonly value: number
  readonly rule: string
}

/** One entry of the ledger to be: `amount` is the sum of its parts unless it was set by hand. */
export interface LedgerLine {
  /** Names the line for good within its aftermath, such as points:character-id. */
  readonly key: string
  readonly account: Account
  readonly currency: Currency
  readonly amount: number
  readonly reason: string
  readonly rule: string
  readonly parts: readonly AmountPart[]
  /** What somebody set instead of the sum, and why (P28-GM-1). */
  readonly override: { readonly amount: number; readonly note: string } | null
}

/** A unit as it stands between battles. */
export type CampaignUnit = {
  readonly id: string
  readonly warbandId: string
  readonly name: string
  readonly conditions: readonly Condition[]
  /** How many of its hit-points were bought in the campaign (P28-CAMP-4); none where missing. */
  readonly hitPointsGrown?: number
} & (
  | { readonly kind: 'character'; readonly profile: CharacterProfile }
  | { readonly kind: 'squad'; readonly profile: SquadProfile }
  | { readonly kind: 'vehicle'; readonly profile: VehicleProfile }
)

/** A warband as it stands between battles. */
export interface CampaignWarband {
  readonly id: string
  readonly name: string
  readonly leaderId: string | null
  readonly stash: readonly string[]
  readonly units: readonly CampaignUnit[]
}

/** A hidden agenda in play. */
export interface AgendaInHand {
  readonly id: string
  readonly characterId: string
  readonly agenda: HiddenAgendaId
  readonly failedGames: number
}

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
  /** Who gets each piece of a dead character's gear: unit id of the dead to receivers in order of the pieces; null is the stash. */
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

/** Dice that an aftermath waits for: `key` names them in `faces`, `sides` is each die's, in the order thrown. */
export interface DiceQuestion {
  readonly key: string
  readonly step: AftermathStepId
  readonly text: string
  readonly sides: readonly number[]
  readonly rule: string
  readonly faces: readonly number[] | null
}

/** A choice that an aftermath waits for; `chosen` is what holds now. */
export interface ChoiceQuestion {
  readonly key: string
  readonly step: AftermathStepId
  readonly text: string
  readonly rule: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | null
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

/** A ledger line with the name that its account has on that day. */
export interface NamedLine extends LedgerLine {
  readonly accountName: string
}

/** What people read of a settlement: what it asked, what came of it, what it paid. */
export interface SettlementReport extends Pick<Settlement, 'questions' | 'choices' | 'outcomes'> {
  readonly ledger: readonly NamedLine[]
}

/** The new profile of a unit. */
export type CampaignUnitProfile =
  | { readonly kind: 'character'; readonly unitId: string; readonly profile: CharacterProfile }
  | { readonly kind: 'squad'; readonly unitId: string; readonly profile: SquadProfile }
  | { readonly kind: 'vehicle'; readonly unitId: string; readonly profile: VehicleProfile }

/** What a unit may buy between battles. */
export type Purchase =
  | { readonly what: 'skill'; readonly skill: string }
  | { readonly what: 'hit-points' }
  | { readonly what: 'trait'; readonly id: string }
  | { readonly what: 'ability'; readonly id: string }
  /** Weapons, armour and items for credits (P28-CAMP-6). */
  | { readonly what: 'gear'; readonly id: string }
  | { readonly what: 'heal'; readonly conditionId: string }
  /** A vehicle's section, weapon, or all sections back to full (P28-VCAMP-1, P28-VCAMP-3). */
  | { readonly what: 'section'; readonly id: string; readonly cell: Cell }
  | { readonly what: 'weapon'; readonly id: string }
  | { readonly what: 'repair' }
  /** Members of a squad, each at the profile's cost (P28-SQC-1). */
  | { readonly what: 'members'; readonly members: number }
  /** Campaign points into credits (P28-CAMP-6). */
  | { readonly what: 'convert'; readonly points: number }

/** What a purchase costs and does; or why it may not be, in `refusal`. */
export interface Offer {
  readonly purchase: Purchase
  readonly label: string
  readonly currency: Currency
  readonly price: number
  readonly parts: readonly AmountPart[]
  /** Credits beside the price: what the gear of new members costs (above 0), or what points become (below 0). */
  readonly creditParts: readonly AmountPart[]
  readonly rule: string
  /** Whose points or credits pay. */
  readonly payer: Account
  /** What is wrong, and what to do about it; null where it may be bought. */
  readonly refusal: string | null
}
