import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planetary-sand/commands/decide.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { generateField } from '#main/games/planetary-sand/ground/generate-field.ts'
import { evolve } from '#main/games/planetary-sand/state/evolve.ts'
import { BattlefieldFields } from '#shared/contract/planetary-sand/battlefields.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { type Command, CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine, Opening, Room } from '#shared/games/planetary-sand/model.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'

type Change<Thing> = Partial<Thing> & { readonly id: string }

/** Options of a test battle. By default each figure is a man of Ana's with a zap rifle. */
export interface BattleOf {
  readonly ana?: readonly Change<Figure>[]
  readonly ben?: readonly Change<Figure>[]
  readonly machines?: readonly (Change<Machine> & Pick<Machine, 'type' | 'side'>)[]
  readonly rooms?: readonly Change<Room>[]
  readonly openings?: readonly (Change<Opening> & Pick<Opening, 'part' | 'rooms'>)[]
  readonly options?: object
  readonly settings?: Partial<SandSettings>
  readonly battle?: Partial<Battle>
}

/** A battle of Ana against Ben in its first turn, with Ana to move. */
export function sandBattle(given: BattleOf = {}): Battle {
  const { ana = [], ben = [], machines = [], rooms = [], openings = [] } = given
  const armyOf = (figures: readonly Change<Figure>[], side: string) => ({
    figures: figures.map(({ id, unit = side.toLowerCase(), weapon = 'zap-rifle' }) => ({ id, unit, weapon })),
    machines: machines.filter((machine) => machine.side === side).map(({ id, type }) => ({ id, type })),
  })
  const options = BattleOptions.parse({
    seats: ['Ana', 'Ben'],
    armies: [armyOf(ana, 'Ana'), armyOf(ben, 'Ben')],
    field: {
      buildings: [{ id: 'house', type: 'building' }],
      rooms: rooms.map(({ id }) => ({ id, building: 'house' })),
      openings: openings.map(({ id, part, rooms: ends }) => ({ id, part, rooms: ends, building: 'house' })),
    },
    settings: given.settings ?? {},
    ...given.options,
  })
  const start = PLANETARY_SAND.setUp(options, createSeededDice('start'))
  const changed = <Thing extends { readonly id: string }>(
    things: readonly Thing[],
    changes: readonly Change<Thing>[],
  ) => things.map((item) => ({ ...item, ...changes.find(({ id }) => id === item.id) }))
  return {
    ...start,
    figures: changed(start.figures, [...ana, ...ben]),
    machines: changed(start.machines, machines),
    rooms: changed(start.rooms, rooms),
    openings: changed(start.openings, openings),
    phase: 'move-first',
    turn: 1,
    step: 1,
    ...given.battle,
  }
}

/** A command as typed, without its defaults. */
export type Loose = { readonly type: Command['type']; readonly by: string } & Readonly<Record<string, unknown>>

/** Events of a command with exactly these faces; throws the code of a refusal. */
export function eventsOf(battle: Battle, order: Loose, faces: readonly number[] = []): readonly BattleEvent[] {
  const dice = createGivenDice(faces)
  const decision = decide(battle, CommandSchema.parse(order), dice)
  if (!decision.ok) throw new Error(`${decision.refusal.code}: ${decision.refusal.message}`)
  if (dice.left() > 0) throw new Error(`${dice.left()} dice not used`)
  return decision.events
}

export function after(battle: Battle, order: Loose, faces: readonly number[] = []): Battle {
  return eventsOf(battle, order, faces).reduce(evolve, battle)
}

/** Reason why a command is refused, or null. */
export function refusalOf(battle: Battle, order: Loose): string | null {
  const decision = decide(battle, CommandSchema.parse(order), createSeededDice('refusal'))
  return decision.ok ? null : decision.refusal.code
}

export function figureIn({ figures }: Battle, id: string): Figure {
  const figure = figures.find((candidate) => candidate.id === id)
  if (!figure) throw new Error(`There is no ${id}`)
  return figure
}

/** A battlefield by seed, with an objective in a building of the second side. */
export function generatedPlan(seed: string): Omit<BattlefieldFields, 'name' | 'notes'> {
  const { field } = generateField(
    { scenario: 'defensive', seats: ['first', 'second'], unitMm: 305 },
    createSeededDice(seed),
  )
  return BattlefieldFields.omit({ name: true, notes: true }).parse({
    scenario: 'defensive',
    gravity: 'EG',
    air: 'SA',
    unitMm: 305,
    zones: [1 / 3, 1 / 3],
    field,
  })
}
