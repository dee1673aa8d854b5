import type { RecordedDice } from '#main/games/kit/dice.ts'
import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import type { Deed, PlaceService, OffTableRequest } from '#shared/games/planet28/off-table-model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** A place on the board and its services. */
export interface BoardPlace {
  readonly id: string
  readonly name: string
  readonly services: readonly PlaceService[]
}

/** Units that spend the day together, and their starting place. */
export interface BoardGroup {
  readonly id: string
  readonly warbandId: string
  readonly name: string
  readonly unitIds: readonly string[]
  readonly placeId: string | null
}

/** Order of a group for the day. */
export interface DayOrder {
  readonly id: string
  readonly groupId: string
  readonly placeId: string
  readonly deed: Deed
  readonly serviceId: string | null
  readonly wants: readonly OffTableRequest[]
  /** Free text of the player. */
  readonly text: string
}

/** A warband, its funds, and the rules it plays by. */
export interface DayWarband {
  readonly warband: CampaignWarband
  readonly rules: Rules
  /** Campaign points by unit id. */
  readonly points: Readonly<Record<string, number>>
  readonly pool: number
  readonly credits: number
  /** Number of dead characters that may be replaced without paying the 10 points (P28-CAMP-5). */
  readonly waivers: number
}

/** Everything needed to resolve a day of an off-table game (P28-OFF-1). */
export interface DayInput {
  readonly day: number
  /** First day of the game. The warband that is served first changes every day. */
  readonly fromDay: number
  readonly places: readonly BoardPlace[]
  readonly groups: readonly BoardGroup[]
  readonly orders: readonly DayOrder[]
  readonly warbands: readonly DayWarband[]
  /** Medics that have healed a patient since the last battle (P28-TR-medic). */
  readonly spentMedics: readonly string[]
  /** Units that have bought or haggled since the last battle. A Medic may either do this or heal (P28-TR-medic). */
  readonly busy: readonly string[]
  /** Earlier meetings, as keys from `getMeetingKey`. */
  readonly met: readonly string[]
  /** Orders for which people stay although a member of the group is Terrifying. */
  readonly calm: readonly string[]
  /** The gamemaster's text on the outcome of an order, by group id. */
  readonly words: Readonly<Record<string, string>>
  /** Faces rolled at the table, by question. */
  readonly faces: Readonly<Record<string, readonly number[]>>
}

/** Returns the dice for a question that has no faces from the table. */
export type DiceProvider = (key: string) => RecordedDice

/** Dice question of a day, answered at the table or by Orrery. */
export interface DayDiceQuestion {
  readonly key: string
  readonly text: string
  /** Sides of each die, in the order rolled. */
  readonly sides: readonly number[]
  readonly faces: readonly number[]
  /** Whether the faces were typed from the table. */
  readonly isTyped: boolean
  /** Reason why the typed faces are invalid, or null. */
  readonly problem: string | null
  readonly rule: string
}

/** Result of a group's day. */
export interface GroupDayResult {
  /** Null for a group without an order, which rests. */
  readonly orderId: string | null
  readonly groupId: string
  readonly placeId: string
  readonly text: string
  readonly faces: readonly number[]
  readonly lines: readonly LedgerLine[]
  readonly medicIds: readonly string[]
  readonly busyIds: readonly string[]
  readonly questions: readonly DayDiceQuestion[]
  /** Members that make people flee, and whether people flee. Null if the order is not affected. */
  readonly fear: { readonly names: readonly string[]; readonly doFlee: boolean } | null
}

/** A recruited character. */
export interface NewRecruit {
  readonly warbandId: string
  readonly groupId: string
  readonly name: string
  readonly profile: CharacterProfile
  readonly usesWaiver: boolean
}

/** Groups of several warbands in one place. */
export interface GroupMeeting {
  readonly placeId: string
  readonly warbandIds: readonly string[]
}

/** Result of a day. Plain data, which the service writes in one transaction. */
export interface DayResult {
  readonly groups: readonly GroupDayResult[]
  readonly meetings: readonly GroupMeeting[]
  /** Places whose stock changed. */
  readonly places: readonly BoardPlace[]
  /** Units after their purchases. */
  readonly units: readonly CampaignUnit[]
  readonly stashes: readonly { readonly warbandId: string; readonly stash: readonly string[] }[]
  /** Conditions that ended. */
  readonly ended: readonly string[]
  readonly recruits: readonly NewRecruit[]
}

/** Stable key of a meeting of these warbands in a place. */
export function getMeetingKey({ placeId, warbandIds }: GroupMeeting): string {
  return [placeId, ...warbandIds.toSorted()].join('/')
}
