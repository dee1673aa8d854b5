import { buildSeatInput } from '#renderer/parts/match/setup/occupants.ts'
import { collectChangedAnswers } from '#renderer/parts/match/setup/setting-fields.ts'
import { listRangeProblems, type SetupProblem } from '#renderer/parts/match/setup/setup-problems.ts'
import { clampNumber } from '#renderer/ui/fields/parse-number.ts'
import { SETTINGS, type PlanesSettingId, createDefaultSettings } from '#shared/games/space-planes/tables/settings.ts'
import { SEAT_LIVERIES } from '../seat-liveries.ts'
import {
  UNCHANGED_NUMBER_SETTINGS,
  getNumberSettingBounds,
  NUMBER_SETTING_ROWS,
  type NumberSettingFields,
} from './number-setting-rows.ts'

/** Form fields of a seat: its livery, and its player as `player:`, `faction:`, `flotilla:` or `bot:` with an id. */
export interface SeatFields {
  readonly livery: string
  readonly who: string | null
  /** Ids of the ships of its flotilla that fly, in the order of placing. Null for the first ones. */
  readonly ships: readonly string[] | null
}

/** A battle by mail: sender and recipient, and the seat played here. */
export interface MailBattleFields {
  readonly livery: string
  readonly ownName: string
  readonly otherName: string
  readonly address: string
  /** Whether all ships are placed randomly. Missing in older drafts. */
  readonly drawsPlaces?: boolean
}

/** Form fields of a new battle. */
export interface NewPlanesBattleFields {
  name: string
  seats: SeatFields[]
  answers: Partial<Record<PlanesSettingId, string>>
  numbers: NumberSettingFields
  faceSetId: string | null
  starId: string | null
  nightId: string | null
  /** Null if all players share one table. */
  mail: MailBattleFields | null
  /** Whether positions exist only on the table, as cubes. */
  isCompanion: boolean
}

/** Returns the default form: a battle of two. */
export function createNewPlanesBattleFields(): NewPlanesBattleFields {
  return {
    name: '',
    seats: resizeSeats([], 2),
    answers: {},
    numbers: UNCHANGED_NUMBER_SETTINGS,
    faceSetId: null,
    starId: null,
    nightId: null,
    mail: null,
    isCompanion: false,
  }
}

/** Turns it into a battle by mail with two seats, both played by people. */
export function convertToMailBattle(
  fields: NewPlanesBattleFields,
): Pick<NewPlanesBattleFields, 'seats' | 'mail' | 'isCompanion'> {
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
  const free = SEAT_LIVERIES.filter(({ id }) => !kept.some(({ livery }) => livery === id))
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

/** Lists the settings that differ from the book, in words. */
export function listNumberChangeTexts({ numbers }: Pick<NewPlanesBattleFields, 'numbers'>): string[] {
  return NUMBER_SETTING_ROWS.flatMap(({ id, title }) => (numbers[id] === null ? [] : [`${title}: ${numbers[id]}`]))
}

/** Lists the numbers that are out of range, each marked by its own field. */
export function listNumberProblems({
  numbers,
  seats,
}: Pick<NewPlanesBattleFields, 'numbers' | 'seats'>): SetupProblem[] {
  const book = createDefaultSettings(seats.length)
  return NUMBER_SETTING_ROWS.flatMap((row) =>
    listRangeProblems(row.title, numbers[row.id], getNumberSettingBounds(row, book)),
  )
}

/** The numbers with the nearest ones in range, for what is drawn from them. */
export function clampNumberSettings({
  numbers,
  seats,
}: Pick<NewPlanesBattleFields, 'numbers' | 'seats'>): NumberSettingFields {
  const book = createDefaultSettings(seats.length)
  const clamped = NUMBER_SETTING_ROWS.map((row) => {
    const value = numbers[row.id]
    return [row.id, value === null ? null : clampNumber(value, getNumberSettingBounds(row, book))] as const
  })
  return Object.fromEntries(clamped) as NumberSettingFields
}

/** Builds the game options: the seats in order, and the settings that differ from the book. */
export function buildGameOptions({
  seats,
  answers,
  numbers,
  isCompanion,
}: Pick<NewPlanesBattleFields, 'seats' | 'answers' | 'numbers' | 'isCompanion'>) {
  const book = createDefaultSettings(seats.length)
  const { areaWidthMm, areaHeightMm, ...others } = numbers
  const given = Object.entries(others).filter(([, value]) => value !== null)
  const hasArea = areaWidthMm !== null || areaHeightMm !== null
  const areaMm = [areaWidthMm ?? book.areaMm[0], areaHeightMm ?? book.areaMm[1]]
  const bots = seats.flatMap(({ livery, who }) => (who?.startsWith('bot:') ? [[livery, who.slice(4)]] : []))
  return {
    ...(isCompanion && { companion: true as const }),
    ...(bots.length > 0 && { bots: Object.fromEntries(bots) as Record<string, string> }),
    seats: seats.map(({ livery }) => livery),
    settings: {
      ...collectChangedAnswers(SETTINGS, answers),
      ...Object.fromEntries(given),
      ...(hasArea && { areaMm }),
    } as Record<string, string | boolean | number | number[]>,
  }
}

/** Builds the assignment of each seat. */
export function buildSeatInputs(seats: readonly SeatFields[]) {
  return seats.map(({ livery, who }) => buildSeatInput(livery, who))
}
