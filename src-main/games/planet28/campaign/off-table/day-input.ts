import type { RecordedDice } from '#main/games/kit/dice.ts'
import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import type { Deed, PlaceService, Want } from '#shared/games/planet28/off-table-model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** A place of the board with what it offers. */
export interface BoardPlace {
  readonly id: string
  readonly name: string
  readonly services: readonly PlaceService[]
}

/** People who spend the day together, and where they begin it. */
export interface BoardGroup {
  readonly id: string
  readonly warbandId: string
  readonly name: string
  readonly unitIds: readonly string[]
  readonly placeId: string | null
}

/** What a group does with the day. */
export interface DayOrder {
  readonly id: string
  readonly groupId: string
  readonly placeId: string
  readonly deed: Deed
  readonly serviceId: string | null
  readonly wants: readonly Want[]
  /** In the player's own words. */
  readonly text: string
}

/** A warband with what it has to spend, and the rules it plays by. */
export interface DayWarband {
  readonly warband: CampaignWarband
  readonly rules: Rules
  /** Campaign points of its units, by id. */
  readonly points: Readonly<Record<string, number>>
  readonly pool: number
  readonly credits: number
  /** Dead to be replaced without paying the 10 points (P28-CAMP-5). */
  readonly waivers: number
}

/** A day of an off-table game with everything that it is resolved by (P28-OFF-1). */
export interface DayInput {
  readonly day: number
  /** The first day of the game: who goes first changes from day to day. */
  readonly fromDay: number
  readonly places: readonly BoardPlace[]
  readonly groups: readonly BoardGroup[]
  readonly orders: readonly DayOrder[]
  readonly warbands: readonly DayWarband[]
  /** Medics that healed somebody since the last battle (P28-TR-medic). */
  readonly spentMedics: readonly string[]
  /** Who bought something or haggled since the last battle: a Medic does one or the other (P28-TR-medic). */
  readonly busy: readonly string[]
  /** Places and warbands that met before, as getMeetingKey names them. */
  readonly met: readonly string[]
  /** Orders whose people do not flee although somebody of the group is Terrifying. */
  readonly calm: readonly string[]
  /** What the gamemaster says came of an order, by the group's id. */
  readonly words: Readonly<Record<string, string>>
  /** Faces thrown at the table, by question. */
  readonly faces: Readonly<Record<string, readonly number[]>>
}

/** The dice of a question that nobody threw at the table. */
export type DiceFor = (key: string) => RecordedDice

/** Dice of a day: those thrown at the table, or Orrery's. */
export interface DayQuestion {
  readonly key: string
  readonly text: string
  /** The sides of each die, in the order thrown. */
  readonly sides: readonly number[]
  readonly faces: readonly number[]
  /** Whether they were thrown at the table. */
  readonly isTyped: boolean
  /** Why the faces that were typed cannot be, or null. */
  readonly problem: string | null
  readonly rule: string
}

/** What came of a group's day. */
export interface GroupDay {
  /** Null for a group without an order: it rests. */
  readonly orderId: string | null
  readonly groupId: string
  readonly placeId: string
  readonly text: string
  readonly faces: readonly number[]
  readonly lines: readonly LedgerLine[]
  readonly medicIds: readonly string[]
  readonly busyIds: readonly string[]
  readonly questions: readonly DayQuestion[]
  /** Who of the group makes people flee, and whether they do; nobody where it plays no part. */
  readonly fear: { readonly names: readonly string[]; readonly doFlee: boolean } | null
}

/** Somebody new. */
export interface NewRecruit {
  readonly warbandId: string
  readonly groupId: string
  readonly name: string
  readonly profile: CharacterProfile
  readonly usesWaiver: boolean
}

/** Groups of several warbands in one place. */
export interface Meeting {
  readonly placeId: string
  readonly warbandIds: readonly string[]
}

/** A day as it comes out. Plain data: the service writes it in one change. */
export interface DayResult {
  readonly groups: readonly GroupDay[]
  readonly meetings: readonly Meeting[]
  /** Places whose goods ran lower. */
  readonly places: readonly BoardPlace[]
  /** Units with what they bought. */
  readonly units: readonly CampaignUnit[]
  readonly stashes: readonly { readonly warbandId: string; readonly stash: readonly string[] }[]
  /** Conditions that are over. */
  readonly ended: readonly string[]
  readonly recruits: readonly NewRecruit[]
}

/** Names a meeting of these warbands in a place for good. */
export function getMeetingKey({ placeId, warbandIds }: Meeting): string {
  return [placeId, ...warbandIds.toSorted()].join('/')
}
