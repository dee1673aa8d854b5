import { SETTINGS, type RuleQuestionId, createDefaultSettings } from '#shared/games/space-planes/tables/settings.ts'
import type { SettingRow } from '#shared/kit/setting-rows.ts'
import { LIVERIES } from '../liveries.ts'

/** Form fields of a seat: its livery, and its player as `player:`, `faction:`, `flotilla:` or `bot:` with an id. */
export interface SeatFields {
  readonly livery: string
  readonly who: string | null
  /** Ids of the ships of its flotilla that fly, in the order of placing. Null for the first ones. */
  readonly ships: readonly string[] | null
}

/** A battle by mail: sender and recipient, and the seat played here. */
export interface MailFields {
  readonly livery: string
  readonly ownName: string
  readonly otherName: string
  readonly address: string
  /** Whether all ships are placed randomly. Missing in older drafts. */
  readonly drawsPlaces?: boolean
}

/** Form fields of a new battle. */
export interface BattleFields {
  name: string
  seats: SeatFields[]
  answers: Partial<Record<RuleQuestionId, string>>
  numbers: NumberSettingFields
  faceSetId: string | null
  starId: string | null
  nightId: string | null
  /** Null if all players share one table. */
  mail: MailFields | null
  /** Whether positions exist only on the table, as cubes. */
  isCompanion: boolean
}

/** The numbers given by the book. */
export const DEFAULT_NUMBER_SETTINGS = {
  areaWidthMm: null,
  areaHeightMm: null,
  cardLongMm: null,
  cardShortMm: null,
  cubeMm: null,
  shipsEach: null,
  turnLimit: null,
}

/** Numbers that a group may change. Null means the book's. */
export type NumberSettingFields = Readonly<Record<keyof typeof DEFAULT_NUMBER_SETTINGS, number | null>>

/** Returns the default form: a battle of two. */
export function createBattleFields(): BattleFields {
  return {
    name: '',
    seats: resizeSeats([], 2),
    answers: {},
    numbers: DEFAULT_NUMBER_SETTINGS,
    faceSetId: null,
    starId: null,
    nightId: null,
    mail: null,
    isCompanion: false,
  }
}

/** Turns it into a battle by mail with two seats, both played by people. */
export function convertToMailBattle(fields: BattleFields): Pick<BattleFields, 'seats' | 'mail' | 'isCompanion'> {
  const seats = removeBots(resizeSeats(fields.seats, 2))
  return {
    seats,
    isCompanion: false,
    mail: { livery: seats[0]?.livery ?? '', ownName: '', otherName: '', address: '', drawsPlaces: true },
  }
}

/** Removes bots from seats: they neither send mail nor see the table. */
export function removeBots(seats: readonly SeatFields[]): SeatFields[] {
  return seats.map((seat) => (seat.who?.startsWith('bot:') ? { ...seat, who: null } : seat))
}

/** Adjusts the number of seats. Remaining seats keep their players. */
export function resizeSeats(seats: readonly SeatFields[], count: number): SeatFields[] {
  const kept = seats.slice(0, count)
  const free = LIVERIES.filter(({ id }) => !kept.some(({ livery }) => livery === id))
  return [...kept, ...free.slice(0, count - kept.length).map(({ id }) => ({ livery: id, who: null, ships: null }))]
}

/** Changes the livery of a seat. The seat that had it gets the old one. */
export function setSeatLivery(seats: readonly SeatFields[], at: number, livery: string): SeatFields[] {
  const before = seats[at]?.livery ?? livery
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, livery }
    return seat.livery === livery ? { ...seat, livery: before } : seat
  })
}

/** Moves a seat up. The first seat places first. */
export function moveSeatUp(seats: readonly SeatFields[], at: number): SeatFields[] {
  const moved = seats[at]
  if (!moved || at === 0) return [...seats]
  return [...seats.slice(0, at - 1), moved, ...seats.slice(at - 1, at), ...seats.slice(at + 1)]
}

/** Settings with fixed choices, for the form. */
export const SETTING_ROWS = Object.entries<SettingRow>(SETTINGS).map(([id, row]) => ({
  id: id as RuleQuestionId,
  title: row.title,
  hint: `${row.question} ${row.reason} (${row.rule})`,
  options: row.choices.map(({ value, label }, index) => ({
    value: String(value),
    label: index === 0 ? `${label} (as usual)` : label,
  })),
}))

/** The setting in force, as a form value. */
export function getEffectiveSetting(answers: BattleFields['answers'], id: RuleQuestionId): string {
  return answers[id] ?? String(SETTINGS[id].choices[0].value)
}

/** Number of settings that differ from the default. */
export function countChangedSettings({ answers, numbers }: BattleFields): number {
  const own = Object.entries(answers).filter(([id, answer]) => answer !== getEffectiveSetting({}, id as RuleQuestionId))
  return own.length + Object.values(numbers).filter((value) => value !== null).length
}

/** Builds the game options: the seats in order, and the settings that differ from the book. */
export function buildGameOptions({
  seats,
  answers,
  numbers,
  isCompanion,
}: Pick<BattleFields, 'seats' | 'answers' | 'numbers' | 'isCompanion'>) {
  const book = createDefaultSettings(seats.length)
  const { areaWidthMm, areaHeightMm, ...others } = numbers
  const values = Object.entries(answers).flatMap(([id, answer]) => {
    const choice = (SETTINGS[id as RuleQuestionId] as SettingRow).choices.find(({ value }) => String(value) === answer)
    return choice === undefined || answer === getEffectiveSetting({}, id as RuleQuestionId)
      ? []
      : [[id, choice.value] as const]
  })
  const given = Object.entries(others).filter(([, value]) => value !== null)
  const hasArea = areaWidthMm !== null || areaHeightMm !== null
  const areaMm = [areaWidthMm ?? book.areaMm[0], areaHeightMm ?? book.areaMm[1]]
  const bots = seats.flatMap(({ livery, who }) => (who?.startsWith('bot:') ? [[livery, who.slice(4)]] : []))
  return {
    ...(isCompanion && { companion: true as const }),
    ...(bots.length > 0 && { bots: Object.fromEntries(bots) as Record<string, string> }),
    seats: seats.map(({ livery }) => livery),
    settings: { ...Object.fromEntries([...values, ...given]), ...(hasArea && { areaMm }) } as Record<
      string,
      string | boolean | number | number[]
    >,
  }
}

/** Builds the player assignment of each seat. */
export function buildSeatInputs(seats: readonly SeatFields[]) {
  return seats.map(({ livery, who }) => {
    const [kind, id = null] = who?.split(':') ?? []
    return {
      seat: livery,
      playerId: kind === 'player' ? id : null,
      warbandId: null,
      factionId: kind === 'faction' ? id : null,
    }
  })
}
