import { lockedWith } from '#main/games/planet28/battle/scene.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import type { Stance } from '#shared/games/planet28/field/run.ts'
import type { Point } from '#shared/kit/convex.ts'
import { fightsOf, fightWith, mayCharge } from '../fights.ts'
import { chargeOf, moveTo, type PlannedMove, speedCm } from '../moves.ts'
import { doSee, hitPointsOf, type Outlook, seenBy } from '../outlook.ts'
import { wayLength } from '../paths.ts'
import { powersOf } from '../powers.ts'
import type { Order } from '../practice.ts'
import { reloadsOf } from '../reloads.ts'
import { shotsOf } from '../shots.ts'
import { type Body, coverOf } from '../sight.ts'
import { along } from '../way.ts'
import { type Director, reasoned } from './director.ts'
import { fightGain, gainOf } from './gains.ts'

/** Only so many foes are weighed for a shot: the nearest. */
const MOST_SHOTS = 4
/** What an attack has to promise, in hit-points, to be worth its action. */
const LEAST_GAIN = 0.4
/** How much a blow that comes back counts, by what a side is about. */
const CAUTION: Readonly<Record<Stance, number>> = { press: 0, hold: 0.5, 'fall-back': 1.5 }

/** A cleverer director, by ruling (`director` captain): it weighs attacks by their exact odds, remembers whom its side saw, and keeps a stance. */
export const CAPTAIN: Director = {
  muster,
  *ideas(outlook, unit) {
    const base = { by: unit.side, unit: unit.id }
    if (unit.isBroken)
      yield reasoned(
        unit,
        { command: { type: 'recover', ...base } },
        { what: 'Recover', why: 'It is broken and must recover before it does anything else.', rule: 'P28-BREAK-3' },
      )
    else if (lockedWith(outlook.battle, unit.id).length > 0) yield* fights(outlook, unit)
    else {
      yield* attacks(outlook, unit)
      yield* powersOf(outlook, unit).map((command) =>
        reasoned(
          unit,
          { command },
          { what: 'Use a power', why: 'It works now, and no attack is worth the action.', rule: 'P28-ABIL-1' },
        ),
      )
      yield* reloadsOf(unit).map((command) =>
        reasoned(unit, { command }, { what: 'Reload', why: 'Its weapon is empty.', rule: 'P28-WR-reload' }),
      )
      yield* moves(outlook, unit)
    }
  },
}

/** What a side is about: forward while it is not the weaker one, back while it is much weaker, else where it stands. */
function muster({ side, battle, mind }: Outlook): Pick<Outlook['mind'], 'stance' | 'why'> {
  const known = Object.values(mind.seen)
  const own = battle.units.reduce((sum, unit) => sum + (unit.side === side ? hitPointsOf(unit) : 0), 0)
  const theirs = known.reduce((sum, { hitPoints }) => sum + hitPoints, 0)
  if (known.length === 0) return { stance: 'press', why: 'Press: nobody was seen yet, so it goes and looks.' }
  const numbers = `${own} hit-points of its own against ${theirs} of theirs that it knows of`
  if (battle.turn >= battle.turns - 1 && own < theirs)
    return { stance: 'press', why: `Press: it is behind, with ${numbers}, and the last turn is near.` }
  if (own >= 0.8 * theirs) return { stance: 'press', why: `Press: ${numbers}.` }
  return own < 0.4 * theirs
    ? { stance: 'fall-back', why: `Fall back: only ${numbers}.` }
    : { stance: 'hold', why: `Hold: ${numbers}.` }
}

const nameOf = ({ battle }: Outlook, id: string): string => battle.units.find((one) => one.id === id)?.name ?? id

/** An attack with what it may be expected to bring. */
interface Promise {
  readonly order: Order
  readonly gain: number
}

function best(promises: readonly Promise[]): Order[] {
  return promises
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ order }) => order)
}

const promised = (gain: number): string => `It may be expected to take ${gain.toFixed(1)} hit-points.`

function fights(outlook: Outlook, unit: PeopleUnit): Order[] {
  const all = fightsOf(outlook, unit).map((command) => {
    const gain = fightGain(outlook.battle, command)
    const said = { what: `Fight ${nameOf(outlook, command.target)}`, why: promised(gain), rule: 'P28-FIGHT-1' }
    return { gain, order: reasoned(unit, { command }, said) }
  })
  return all.toSorted((one, other) => other.gain - one.gain).map(({ order }) => order)
}

/** Shots, fights with who is near, and charges, the most promising first. */
function attacks(outlook: Outlook, unit: PeopleUnit): Order[] {
  const { battle, mind } = outlook
  const shots = shotsOf(outlook, unit)
    .slice(0, MOST_SHOTS)
    .map((command): Promise => {
      const gain = gainOf(battle, command)
      const said = { what: `Shoot at ${nameOf(outlook, command.target)}`, why: promised(gain), rule: 'P28-SHOOT-1' }
      return { gain, order: reasoned(unit, { command }, said) }
    })
  const charges = unit.turn.charges > 0 ? [] : seenBy(outlook, unit).flatMap((foe) => chargePromise(outlook, unit, foe))
  const near = fightsOf(outlook, unit).map((command): Promise => {
    const gain = fightGain(battle, command)
    const said = {
      what: `Step up and fight ${nameOf(outlook, command.target)}`,
      why: promised(gain),
      rule: 'P28-FIGHT-1',
    }
    return { gain: gain - CAUTION[mind.stance], order: reasoned(unit, { command }, said) }
  })
  return best([...shots, ...charges, ...near])
}

function chargePromise(outlook: Outlook, unit: PeopleUnit, foe: BattleUnit): Promise[] {
  const move = chargeOf(outlook, unit, foe.id)
  if (move === null || foe.kind === 'vehicle' || !mayCharge(outlook, unit, foe)) return []
  const fight = fightWith(outlook, unit, { target: foe, distanceCm: 0, isCharge: true })
  const gain = fightGain(outlook.battle, fight, { isCharge: true })
  const said = { what: `Charge ${foe.name}`, why: promised(gain), rule: 'P28-CHRG-1' }
  return [{ gain: gain - CAUTION[outlook.mind.stance], order: reasoned(unit, move, said) }]
}

/** Where it goes when no attack is worth it, by what its side is about. */
function moves(outlook: Outlook, unit: PeopleUnit): Order[] {
  const body = outlook.places[unit.id]
  const { stance } = outlook.mind
  if (body === undefined) return []
  const goal = nearestKnown(outlook, body)
  const places = placesAround(outlook, unit, body, goal)
  const worth = (place: PlannedMove) =>
    stance === 'press' ? -wayLength(outlook.field, place.to, goal) : shelter(outlook, body, place.to, goal)
  const now = stance === 'press' ? -wayLength(outlook.field, body, goal) : shelter(outlook, body, body, goal)
  const rule = 'P28-MOVE-1'
  const said = {
    press: {
      what: 'Move up',
      why: 'It goes round what is in the way towards the nearest foe that its side knows of.',
      rule,
    },
    hold: { what: 'Take cover', why: 'There it is better hidden from those that see it.', rule },
    'fall-back': { what: 'Fall back', why: 'There fewer see it.', rule },
  }[stance]
  return places
    .map((place) => ({ place, gain: worth(place) }))
    .filter(({ gain }) => gain > now + 0.5)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, 3)
    .map(({ place }) => reasoned(unit, place, said))
}

/** The nearest foe that is seen or remembered; the middle of the field where there is none, and from there the far side. */
function nearestKnown({ mind, places, field, battle }: Outlook, body: Body): Point {
  const known = Object.entries(mind.seen).map(([id, sighting]) => places[id] ?? sighting)
  const far = (point: Point) => Math.hypot(point.x - body.x, point.y - body.y)
  const [nearest] = known.filter((point) => far(point) > 3).toSorted((one, other) => far(one) - far(other))
  if (nearest !== undefined) return nearest
  const middle = { x: field.widthCm / 2, y: field.depthCm / 2 }
  if (far(middle) > 15) return middle
  return { x: (field.widthCm * ((battle.turn % 3) + 1)) / 4, y: body.y < middle.y ? field.depthCm - 5 : 5 }
}

/** Places that one Move reaches: straight at the goal, and all around. */
function placesAround(outlook: Outlook, unit: PeopleUnit, body: Body, goal: Point): PlannedMove[] {
  const most = speedCm(outlook, unit)
  const straight = Math.atan2(goal.y - body.y, goal.x - body.x)
  return Array.from({ length: 16 }, (_one, turn) => straight + (turn * Math.PI) / 8).flatMap((angle) =>
    [most, most / 2].flatMap((cm) => {
      const far = { x: body.x + 100 * Math.cos(angle), y: body.y + 100 * Math.sin(angle) }
      const move = cm <= 0 ? null : moveTo(outlook, unit, along(body, far, cm))
      return move === null || move.way.ground.includes('hazardous') ? [] : [move]
    }),
  )
}

/** How well a place hides somebody from the foes in sight, with a little for being far from them. */
function shelter(outlook: Outlook, body: Body, place: Point, goal: Point): number {
  const there: Body = { ...body, ...place }
  const foes = outlook.battle.units.flatMap(({ id, side }) =>
    side === outlook.side || outlook.places[id] === undefined ? [] : [outlook.places[id]],
  )
  const hidden = foes.reduce((sum, foe) => {
    if (!doSee(outlook.field, there, foe)) return sum + 3
    return sum + (coverOf(outlook.field, foe, there) === 'none' ? 0 : 2)
  }, 0)
  return hidden + Math.min(20, Math.hypot(goal.x - place.x, goal.y - place.y)) / 20
}
