import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { BotAdvice } from '#shared/games/planetary-sand/replies.ts'
import { listPhaseSides } from '#shared/games/planetary-sand/sides-to-act.ts'
import { type BotStyleRow, BOT_STYLES } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { countExtraPassengers } from '../commands/finish-phase.ts'
import { CAN_CLOSE_BY_SETTING } from '../ground/meet.ts'
import { isSamePair } from '../state/evolve.ts'
import {
  getEnemySide,
  findMachine,
  findRoom,
  isActivePiece,
  isFigure,
  isRobot,
  needsAir,
  isVacuum,
} from '../state/find.ts'
import { chooseNextBotOrder } from './next-order.ts'
import { isDriven } from './riding.ts'

/**
 * A bot's advice: its next command in battles with a map, or a sentence for each unit in battles measured at the table
 * (SAND-TURN-1).
 */
export function createBotAdvice(battle: Battle, { by, temper }: QuestionOf<'advice'>): BotAdvice {
  const row = BOT_STYLES[temper]
  if (battle.fieldMm === null)
    return { order: null, lines: unitsOf(battle, by).map((unit) => lineFor(battle, unit, row)) }
  if (!listPhaseSides(battle).includes(by) || battle.ready.includes(by)) return { order: null, lines: [] }
  const { command, why } = chooseNextBotOrder(battle, {
    by,
    temper: row,
    whims: createSeededDice(`advice/${battle.step}`),
  })
  return { order: command, lines: [{ unit: by, does: ORDER_WORDS[command.type] ?? command.type, why }] }
}

/** Names of the commands in advice. */
const ORDER_WORDS: Readonly<Record<string, string>> = {
  deploy: 'sets up',
  'choose-first': 'moves first',
  move: 'moves',
  close: 'closes to contact',
  board: 'goes in',
  leave: 'gets out',
  reload: 'reloads',
  'list-fire': 'lists who fires',
  shoot: 'fires',
  launch: 'lobs',
  'suit-up': 'puts on suits',
  evacuate: 'gets to where there is air',
  'end-phase': 'is done',
}

/** What is known of a unit without a map. */
interface Known {
  readonly name: string
  readonly members: readonly (Figure | Machine)[]
  readonly own: number
  /** Enemy men met, and those that it may close with now. */
  readonly met: number
  readonly open: number
  readonly isHolding: boolean
  readonly isCovered: boolean
  readonly isWeak: boolean
  /** Men who breathe the air of a room or vehicle in a vacuum, and whether that room is losing it. */
  readonly breathing: number
  readonly isLeaking: boolean
  readonly helmets: number
  /** Names of own vehicles that are faster and have room, and the one it rides in. */
  readonly rides: readonly string[]
  readonly ridesIn: string | null
}

/** A piece of advice for a unit, and its weight for a bot style. */
interface Counsel {
  readonly does: string
  readonly worth: (unit: Known, temper: BotStyleRow) => number
  readonly why: (unit: Known) => string
}

/** In order of preference for equal weights. */
const COUNSELS: readonly Counsel[] = [
  {
    does: 'Put on suits, a helmet each: it takes the move.',
    worth: ({ breathing, helmets, isLeaking }, { weights }) =>
      breathing === 0 || helmets === 0 ? -1 : isLeaking ? 5 : 1 + weights.fear,
    why: ({ isLeaking }) => (isLeaking ? 'The air of its room runs out.' : 'One hole, and there is no air.'),
  },
  {
    does: 'Leave for the next room that keeps its air, or a vehicle.',
    worth: ({ breathing, isLeaking }) => (breathing > 0 && isLeaking ? 4 : -1),
    why: () => 'The air of its room runs out, and there is no helmet left.',
  },
  {
    does: 'Drive on towards the goal, and get out when it is within a move or the enemy within two cords R1.',
    worth: ({ ridesIn, met }) => (ridesIn === null ? -1 : met > 0 ? 0 : 3.5),
    why: ({ ridesIn }) => `It rides in ${ridesIn}.`,
  },
  {
    does: 'Get out beside the vehicle.',
    worth: ({ ridesIn, met }) => (ridesIn !== null && met > 0 ? 3.5 : -1),
    why: ({ ridesIn }) => `The enemy is within R1 of ${ridesIn}.`,
  },
  {
    does: 'Close to contact.',
    worth: ({ own, open }, { closesAt }) => (open > 0 && own >= closesAt * open ? 3 : -1),
    why: ({ own, open }) => `${formatCount(own, 'man', 'men')} against ${open} whom it has met.`,
  },
  {
    does: 'Stay at the objective, and fire at whoever comes nearest.',
    worth: ({ isHolding }) => (isHolding ? 2.5 : -1),
    why: () => 'What is held six turns running wins.',
  },
  {
    does: 'Fall back a move, behind a wall.',
    worth: ({ met, own }, { weights }) => (met > own ? weights.fear * 1.5 : -1),
    why: ({ own, met }) => `${formatCount(own, 'man', 'men')} against ${met} within R1.`,
  },
  {
    does: 'Stay, and fire at the nearest: twice at the same one gives +2.',
    worth: ({ met, isCovered }, { weights }) => (met > 0 ? 1.2 : 0) + (isCovered ? weights.cover : 0),
    why: ({ met, isCovered }) =>
      isCovered ? 'It stands in cover.' : met > 0 ? 'The enemy is within R1.' : 'It waits for the enemy.',
  },
  {
    does: 'Go behind the nearest wall within reach, and fire.',
    worth: ({ isCovered }, { weights }) => (isCovered ? -1 : weights.fear),
    why: () => 'It stands in the open.',
  },
  {
    does: 'Board a vehicle within a move, where the goal is farther than two moves off.',
    worth: ({ rides, met, isHolding }, { weights, ridesFrom }) =>
      rides.length > 0 && met === 0 && !isHolding ? weights.goal + 1 / ridesFrom : -1,
    why: ({ rides }) =>
      `${formatList(rides)} ${rides.length === 1 ? 'goes' : 'go'} faster and ${rides.length === 1 ? 'has' : 'have'} room.`,
  },
  {
    does: 'Go as far as the cord lets it towards the goal, and fire.',
    worth: ({ isHolding }, { weights }) => (isHolding ? -1 : weights.goal),
    why: ({ isWeak }) => (isWeak ? 'The goal is worth it.' : 'It is as strong as what it has met.'),
  },
]

function lineFor(battle: Battle, unit: Known, temper: BotStyleRow): BotAdvice['lines'][number] {
  const [best] = COUNSELS.map((counsel) => ({ counsel, worth: counsel.worth(unit, temper) })).toSorted(
    (a, b) => b.worth - a.worth,
  )
  return { unit: unit.name, does: best?.counsel.does ?? '', why: best?.counsel.why(unit) ?? '' }
}

function unitsOf(battle: Battle, by: string): Known[] {
  const own = [...battle.figures, ...battle.machines].filter((piece) => piece.side === by && isActivePiece(piece))
  const enemies = battle.figures.filter((figure) => figure.side === getEnemySide(battle, by) && isActivePiece(figure))
  return [...new Set(own.map(({ unit }) => unit))].map((name) => {
    const members = own.filter((piece) => piece.unit === name)
    const meetings = battle.met.filter(({ units }) => enemies.some(({ unit }) => isSamePair(units, [name, unit])))
    const menOf = (met: Battle['met']) =>
      enemies.filter(({ unit }) => met.some(({ units }) => isSamePair(units, [name, unit]))).length
    const men = members.filter(isFigure)
    const met = menOf(meetings)
    return {
      name,
      members,
      own: men.length,
      met,
      open: men.every(isRobot)
        ? 0
        : menOf(
            meetings.filter((meeting) => CAN_CLOSE_BY_SETTING[battle.settings.meetThenClose](meeting, battle.step)),
          ),
      isHolding: members.some(({ near }) => near !== null),
      isCovered: members.length > 0 && members.every(({ cover, inside }) => cover !== null || inside !== null),
      isWeak: met > men.length,
      ...airOf(battle, by, men),
      ...ridesFor(battle, by, men),
    }
  })
}

/**
 * Air supply of a unit in a vacuum: how many men breathe the air of a room or vehicle, whether any of it leaks, and
 * the helmets of its side (SAND-AIR-3).
 */
function airOf(battle: Battle, by: string, men: readonly Figure[]): Pick<Known, 'breathing' | 'isLeaking' | 'helmets'> {
  const breathing = isVacuum(battle) ? men.filter((man) => man.inside !== null && needsAir(man)) : []
  return {
    breathing: breathing.length,
    isLeaking: breathing.some(({ inside }) => (findRoom(battle, inside)?.leakTurn ?? null) !== null),
    helmets: battle.helmets[by] ?? 0,
  }
}

/** The vehicles that a unit on foot may board, and the one it rides in (SAND-MOVE-4). */
function ridesFor(battle: Battle, by: string, men: readonly Figure[]): Pick<Known, 'rides' | 'ridesIn'> {
  const ridesIn = men.find(({ inside }) => findMachine(battle, inside) !== null)?.inside ?? null
  const isOnFoot = men.length > 0 && men.every(({ inside }) => inside === null)
  const cars = isOnFoot
    ? battle.machines.filter((machine) => machine.side === by && isActivePiece(machine) && isDriven(battle, machine))
    : []
  return {
    ridesIn,
    rides: cars.filter(({ id }) => -countExtraPassengers(battle, id) >= men.length).map(({ id }) => id),
  }
}
