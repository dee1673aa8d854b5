import type { ArmyView } from '#shared/contract/planetary-sand/armies.ts'
import type { Army } from '#shared/games/planetary-sand/options.ts'
import type { BuildingId } from '#shared/games/planetary-sand/tables/armour.ts'
import { AIRS, GRAVITIES, type Air, type Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import type { ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import { type SettingId, type SettingRow, SETTINGS } from '#shared/games/planetary-sand/tables/settings.ts'
import { MOST_GRENADES } from '#shared/games/planetary-sand/tables/weapons.ts'
import { countWords } from '#shared/kit/words.ts'

/** What a quick army is made of. */
export interface Counts {
  readonly men: number | null
  readonly robots: number | null
  readonly guns: number | null
  readonly tanks: number | null
  readonly carriers: number | null
  readonly pads: number | null
}

/** One side as the form holds it: its name, who plays it as `player:` or `faction:` and an id, and its quick army. */
export interface SideFields {
  name: string
  who: string | null
  counts: Counts
}

/** A battle before it is created. */
export interface BattleFields {
  name: string
  scenario: ScenarioId
  gravity: Gravity
  air: Air
  unitMm: number | null
  turnLimit: number | null
  /** What the second side defends besides the ground. */
  building: BuildingId | 'none'
  sides: [SideFields, SideFields]
  /** Armies that were built, or null for quick ones. */
  armies: [string | null, string | null]
  answers: Partial<Record<SettingId, string>>
}

const COUNTS: Counts = { men: 8, robots: 0, guns: 0, tanks: 0, carriers: 0, pads: 0 }

/** A battle of eight a side, as the form begins with it. */
export function newBattle(): BattleFields {
  const side = (name: string): SideFields => ({ name, who: null, counts: COUNTS })
  return {
    name: '',
    scenario: 'basic',
    gravity: 'EG',
    air: 'HE',
    unitMm: null,
    turnLimit: null,
    building: 'none',
    sides: [side('Red'), side('Blue')],
    armies: [null, null],
    answers: {},
  }
}

/** Every man of so many carries grenades, or a bazooka. */
const EVERY = { grenades: 4, bazooka: 8 } as const
const GUN_CREW = 3

interface QuickFigure {
  readonly id: string
  readonly unit: string
  readonly hasSuit: boolean
  readonly kind?: 'robot-infantry'
  readonly weapon?: 'zap-rifle' | 'space-bazooka' | 'ray-pistol'
  readonly grenades?: number
  readonly isSpecialist?: boolean
}

const upTo = (count: number | null) => Array.from({ length: count ?? 0 }, (_, at) => at + 1)

/** An army by its numbers alone: riflemen, every fourth with grenades, every eighth with a bazooka; crews and specialists that the rules ask for (SAND-MOVE-2, SAND-ROBO-8). */
export function quickArmy({ name, counts }: Pick<SideFields, 'name' | 'counts'>, air: Air) {
  const { isVacuum } = AIRS[air]
  const man = (id: string, unit: string, more: Partial<QuickFigure>): QuickFigure => ({
    id: `${name} ${id}`,
    unit: `${name} ${unit}`,
    hasSuit: isVacuum,
    ...more,
  })
  const men = upTo(counts.men).map((at) =>
    man(String(at), 'rifles', {
      weapon: at % EVERY.bazooka === 0 ? 'space-bazooka' : 'zap-rifle',
      ...(at % EVERY.grenades === 0 && { grenades: MOST_GRENADES }),
    }),
  )
  const crews = upTo(counts.guns).flatMap((gun) =>
    upTo(GUN_CREW).map((at) => man(`gunner ${gun}.${at}`, `gun ${gun}`, { weapon: 'ray-pistol' })),
  )
  const robots = upTo(counts.robots).map((at) =>
    man(`robot ${at}`, 'robots', { kind: 'robot-infantry', weapon: 'zap-rifle', hasSuit: false }),
  )
  const leaders = upTo(Math.ceil(robots.length / ROBOT_LIMITS.robotsPerSpecialist)).map((at) =>
    man(`specialist ${at}`, 'specialists', { weapon: 'ray-pistol', isSpecialist: true }),
  )
  const machines = (count: number | null, noun: string, more: object) =>
    upTo(count).map((at) => ({ id: `${name} ${noun} ${at}`, unit: `${name} ${noun} ${at}`, ...more }))
  return {
    figures: [...men, ...crews, ...robots, ...leaders],
    machines: [
      ...machines(counts.guns, 'gun', { type: 'gun', weapon: 'heavy-crew-gun' }),
      ...machines(counts.tanks, 'tank', { type: 'tank', weapon: 'ray-cannon' }),
      ...machines(counts.carriers, 'carrier', { type: 'personnel-carrier' }),
      ...machines(counts.pads, 'pad', { type: 'light-pad', weapon: 'light-missile', spares: 1 }),
    ],
    helmets: isVacuum ? Math.ceil(men.length / EVERY.grenades) : 0,
  }
}

/** The building of the second side: a hall behind a lock, each with its door, a wall and a roof. */
function fieldOf({ building, scenario, sides }: BattleFields) {
  const seats = seatsOf(sides)
  const [, defender = ''] = seats
  const part = (id: string, kind: 'wall' | 'door' | 'roof', rooms: (string | null)[]) => ({
    id,
    building: 'house',
    part: kind,
    rooms,
  })
  const isThere = building !== 'none'
  const objectives = { basic: [], defensive: [defender], objective: seats }[scenario]
  return {
    buildings: isThere ? [{ id: 'house', type: building }] : [],
    rooms: isThere ? ['Hall', 'Lock'].map((id) => ({ id, building: 'house' })) : [],
    openings: isThere
      ? [
          part('Gate', 'door', ['Lock', null]),
          part('Inner door', 'door', ['Hall', 'Lock']),
          part('Hall wall', 'wall', ['Hall', null]),
          part('Hall roof', 'roof', ['Hall', null]),
        ]
      : [],
    objectives: objectives.map((home) => ({
      id: `Objective of ${sides[seats.indexOf(home)]?.name ?? home}`,
      home,
      room: isThere && home === defender ? 'Hall' : null,
    })),
  }
}

/** The seats of the sides: their names as ids are written; a name of other letters is called by its place. */
export function seatsOf(sides: readonly Pick<SideFields, 'name'>[]): string[] {
  return sides.map(({ name }, at) => {
    const plain = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    return plain || (at === 0 ? 'first' : 'second')
  })
}

/** The second side defends, the first attacks. */
function attackerOf({ scenario, sides }: BattleFields): string | null {
  return scenario === 'defensive' ? (seatsOf(sides)[0] ?? null) : null
}

/** The answer in force, as the form's fields hold it. */
export function answerOf(answers: BattleFields['answers'], id: SettingId): string {
  return answers[id] ?? String(SETTINGS[id].choices[0].value)
}

/** What the game is asked to set up, with these armies: what differs from the book alone. */
export function optionsOf(fields: BattleFields, armies: readonly [Army, Army] | null) {
  const { sides, scenario, gravity, air, unitMm, turnLimit, answers } = fields
  const own = Object.entries(answers).flatMap(([id, answer]) => {
    const choice = (SETTINGS[id as SettingId] as SettingRow).choices.find(({ value }) => String(value) === answer)
    return choice === undefined || answer === answerOf({}, id as SettingId) ? [] : [[id, choice.value] as const]
  })
  return {
    seats: seatsOf(sides),
    scenario,
    attacker: attackerOf(fields),
    gravity,
    air,
    field: fieldOf(fields),
    armies: (armies ?? sides.map((side) => quickArmy(side, air))).map(withoutDefaults),
    settings: {
      ...Object.fromEntries(own),
      ...(unitMm !== null && { unitMm }),
      ...(turnLimit !== null && { turnLimit }),
    },
  }
}

/** An army as short as it can be said: what is nothing is left out. */
function withoutDefaults({ figures, machines, helmets }: Army | ReturnType<typeof quickArmy>) {
  const short = (thing: object): Record<string, string | number | boolean> =>
    Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== null && value !== 'none'))
  return { figures: figures.map(short), machines: machines.map(short), helmets }
}

/** What a built army brings, and what of it does not fit this battlefield, in words. */
export function armyWords({ gravity, air, study }: ArmyView, field: { gravity: Gravity; air: Air }): string {
  const faults = study.problems.filter(({ severity }) => severity === 'refused').length
  const planned = [
    ...(gravity === field.gravity ? [] : [GRAVITIES[gravity].title.toLowerCase()]),
    ...(air === field.air ? [] : [AIRS[air].title.toLowerCase()]),
  ]
  return [
    `${countWords(study.figures, 'figure')}, ${countWords(study.machines, 'vehicle, gun or pad', 'vehicles, guns and pads')}.`,
    ...(planned.length === 0 ? [] : [`Planned for ${planned.join(' and ')}.`]),
    ...(faults === 0 ? [] : [`${countWords(faults, 'problem')} to mend.`]),
  ].join(' ')
}

/** Why a battle cannot begin with what was chosen; null where it can. */
export function findFault({ armies, sides }: BattleFields, built: readonly ArmyView[]): string | null {
  if (armies.filter((id) => id !== null).length === 1) return 'Choose an army for both sides, or for none.'
  const isEmpty = (at: 0 | 1) => {
    const army = built.find(({ id }) => id === armies[at])
    return army ? army.study.figures + army.study.machines === 0 : sumOf(sides[at].counts) === 0
  }
  const empty = ([0, 1] as const).filter(isEmpty).map((at) => sides[at].name)
  return empty.length === 0 ? null : `Nobody fights for ${empty.join(' and ')}: choose figures or vehicles.`
}

function sumOf(counts: Counts): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

/** Who plays each side, for the campaign. */
export function seatInputs(sides: readonly SideFields[]) {
  const seats = seatsOf(sides)
  return sides.map(({ who }, at) => {
    const [kind, id = null] = who?.split(':') ?? []
    return {
      seat: seats[at] ?? '',
      playerId: kind === 'player' ? id : null,
      warbandId: null,
      factionId: kind === 'faction' ? id : null,
    }
  })
}
