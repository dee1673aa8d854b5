import { SETTINGS, type SettingId, createDefaultSettings } from '#shared/games/space-planes/tables/settings.ts'
import type { SettingRow } from '#shared/kit/setting-rows.ts'
import { LIVERIES } from '../liveries.ts'

/** A seat as the form holds it: its livery, and who sits there, as `player:`, `faction:`, `flotilla:` or `bot:` and an id. */
export interface SeatFields {
  readonly livery: string
  readonly who: string | null
  /** The ships of its flotilla that fly, in the order of placing; null for the first ones. */
  readonly ships: readonly string[] | null
}

/** A battle with another table: who writes to whom, and the seat that is flown here. */
export interface MailFields {
  readonly livery: string
  readonly ownName: string
  readonly otherName: string
  readonly address: string
  /** Whether all ships are placed by chance; drafts of before do not say. */
  readonly drawsPlaces?: boolean
}

/** A battle before it is created. */
export interface BattleFields {
  name: string
  seats: SeatFields[]
  answers: Partial<Record<SettingId, string>>
  numbers: NumberFields
  faceSetId: string | null
  starId: string | null
  nightId: string | null
  /** Null at one table. */
  mail: MailFields | null
  /** Whether the cubes on the table alone say where they stand. */
  isCompanion: boolean
}

/** The book's own numbers. */
export const DEFAULT_NUMBERS = {
  areaWidthMm: null,
  areaHeightMm: null,
  cardLongMm: null,
  cardShortMm: null,
  cubeMm: null,
  shipsEach: null,
  turnLimit: null,
}

/** Numbers that a group may play with otherwise; null is the book's. */
export type NumberFields = Readonly<Record<keyof typeof DEFAULT_NUMBERS, number | null>>

/** A battle of two as the form begins with it. */
export function newBattle(): BattleFields {
  return {
    name: '',
    seats: resizeSeats([], 2),
    answers: {},
    numbers: DEFAULT_NUMBERS,
    faceSetId: null,
    starId: null,
    nightId: null,
    mail: null,
    isCompanion: false,
  }
}

/** A battle with another table has two seats, flown by people. */
export function withMail(fields: BattleFields): Pick<BattleFields, 'seats' | 'mail' | 'isCompanion'> {
  const seats = withoutBots(resizeSeats(fields.seats, 2))
  return {
    seats,
    isCompanion: false,
    mail: { livery: seats[0]?.livery ?? '', ownName: '', otherName: '', address: '', drawsPlaces: true },
  }
}

/** Seats that people fly alone: bots neither send mail nor see the table. */
export function withoutBots(seats: readonly SeatFields[]): SeatFields[] {
  return seats.map((seat) => (seat.who?.startsWith('bot:') ? { ...seat, who: null } : seat))
}

/** As many seats as there are players; those that stand keep who sits there. */
export function resizeSeats(seats: readonly SeatFields[], count: number): SeatFields[] {
  const kept = seats.slice(0, count)
  const free = LIVERIES.filter(({ id }) => !kept.some(({ livery }) => livery === id))
  return [...kept, ...free.slice(0, count - kept.length).map(({ id }) => ({ livery: id, who: null, ships: null }))]
}

/** The seat another livery; the seat that wore it takes the old one. */
export function withLivery(seats: readonly SeatFields[], at: number, livery: string): SeatFields[] {
  const before = seats[at]?.livery ?? livery
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, livery }
    return seat.livery === livery ? { ...seat, livery: before } : seat
  })
}

/** A seat moved up: the first one places first. */
export function moveSeatUp(seats: readonly SeatFields[], at: number): SeatFields[] {
  const moved = seats[at]
  if (!moved || at === 0) return [...seats]
  return [...seats.slice(0, at - 1), moved, ...seats.slice(at - 1, at), ...seats.slice(at + 1)]
}

/** Every question with fixed answers, for the form. */
export const SETTING_ROWS = Object.entries<SettingRow>(SETTINGS).map(([id, row]) => ({
  id: id as SettingId,
  title: row.title,
  hint: `${row.question} ${row.reason} (${row.rule})`,
  options: row.choices.map(({ value, label }, index) => ({
    value: String(value),
    label: index === 0 ? `${label} (as usual)` : label,
  })),
}))

/** The answer in force, as the form's fields hold it. */
export function getSetting(answers: BattleFields['answers'], id: SettingId): string {
  return answers[id] ?? String(SETTINGS[id].choices[0].value)
}

/** How many settings are the group's own. */
export function countChangedSettings({ answers, numbers }: BattleFields): number {
  const own = Object.entries(answers).filter(([id, answer]) => answer !== getSetting({}, id as SettingId))
  return own.length + Object.values(numbers).filter((value) => value !== null).length
}

/** What the game is asked to set up: the seats in order, and what differs from the book. */
export function buildGameOptions({
  seats,
  answers,
  numbers,
  isCompanion,
}: Pick<BattleFields, 'seats' | 'answers' | 'numbers' | 'isCompanion'>) {
  const book = createDefaultSettings(seats.length)
  const { areaWidthMm, areaHeightMm, ...others } = numbers
  const values = Object.entries(answers).flatMap(([id, answer]) => {
    const choice = (SETTINGS[id as SettingId] as SettingRow).choices.find(({ value }) => String(value) === answer)
    return choice === undefined || answer === getSetting({}, id as SettingId) ? [] : [[id, choice.value] as const]
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

/** Who sits on each seat, for the campaign. */
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
