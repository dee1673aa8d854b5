import type { BattleEvent, PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine, Position } from '#shared/games/planetary-sand/model.ts'
import { getWeaponRow, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import { applyCorrection } from './apply-correction.ts'
import { findFigure, findMachine, isRobot } from './find.ts'
import { finishWork } from './finish-work.ts'
import { removeFromCaptives } from './remove-from-captives.ts'
import { removeFromMelees } from './remove-from-melees.ts'

type Of<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>
type Evolutions = { readonly [Type in BattleEvent['type']]: (battle: Battle, event: Of<Type>) => Battle }

/** Adds or updates work in a battle. */
function setWork(battle: Battle, work: WorkInProgress): Battle {
  return { ...battle, works: [...removeWork(battle, work).works, work] }
}

/** Removes work from a battle. */
function removeWork(battle: Battle, { kind, subject }: WorkInProgress): Battle {
  return { ...battle, works: battle.works.filter((work) => work.kind !== kind || work.subject !== subject) }
}

/** Applies each type of event to a battle. */
const EVOLUTIONS: Evolutions = {
  deployed: (battle, { things }) => placed(battle, things, {}),
  'ended-phase': (battle, { side }) => ({ ...battle, ready: [...battle.ready, side] }),
  tossed: (battle, { winner }) => ({ ...battle, first: winner }),
  'chose-first': (battle, { first }) => ({ ...battle, first }),
  'began-phase': (battle, { phase, turn, first }) => ({
    ...battle,
    phase,
    turn,
    first,
    step: battle.step + 1,
    ready: [],
  }),
  acted: (battle, { task, things }) => placed(battle, things, { used: { task, turn: battle.turn } }),
  met: (battle, { units }) => ({ ...battle, met: [...battle.met, { units, step: battle.step, hasFired: false }] }),
  faced: (battle, { headings }) => turned(battle, headings),
  parted: (battle, { units }) => ({
    ...battle,
    met: battle.met.filter((meeting) => !isSamePair(meeting.units, units)),
  }),
  suited: (battle, { figures }) => {
    const suited = changeFigures(battle, figures, { hasSuit: true })
    const side = battle.figures.find(({ id }) => id === figures[0])?.side ?? ''
    return { ...suited, helmets: { ...battle.helmets, [side]: (battle.helmets[side] ?? 0) - figures.length } }
  },
  stocked: (battle, { from, to }) => changeSpares(changeSpares(battle, from, -1), to, 1),
  listed: (battle, { side, entries }) => ({ ...battle, lists: { ...battle.lists, [side]: entries ?? [] } }),
  revealed: (battle) => battle,
  declared: (battle, { shot }) => ({ ...battle, declared: [...(battle.declared ?? []), shot] }),
  withdrew: (battle, { shooter }) => ({
    ...battle,
    declared: (battle.declared ?? []).filter((shot) => shot.shooter !== shooter),
  }),
  rolled: (battle) => ({ ...battle, declared: [], ready: [] }),
  shot: (battle, { shooter, side, unit, weapon, target, roll }) =>
    afterFire({ ...battle, shots: [...battle.shots, { shooter, side, unit, weapon, target, roll }] }, shooter, weapon),
  launched: (battle, { type: _, ...launch }) =>
    afterFire({ ...battle, launches: [...battle.launches, launch] }, launch.shooter, launch.weapon),
  blasted: (battle, { launch, hits }) => ({
    ...battle,
    launches: battle.launches.map((item, at) => (at === launch ? { ...item, hits } : item)),
  }),
  fell: (battle, { figures }) => ({
    ...battle,
    figures: battle.figures.map((figure) =>
      figures.includes(figure.id)
        ? { ...figure, status: isRobot(figure) ? 'damaged' : 'killed', isLocked: false }
        : figure,
    ),
  }),
  wrecked: (battle, { machine }) => changeMachine(battle, machine, { isWreck: true, isLoaded: false, hasAir: false }),
  'got-out': (battle, { figure, place }) => changeFigures(battle, [figure], place),
  opened: (battle, { opening, state }) => ({
    ...battle,
    openings: battle.openings.map((item) => (item.id === opening ? { ...item, state } : item)),
  }),
  'felled-wall': (battle, { wall, gap }) => ({
    ...battle,
    walls: battle.walls.map((item, at) => {
      if (at !== wall) return item
      return gap ? { ...item, gaps: [...(item.gaps ?? []), gap] } : { ...item, isDown: true }
    }),
  }),
  leaked: (battle, { room }) => changeRoom(battle, room, { leakTurn: battle.turn }),
  'lost-air': (battle, { room }) => changeRoom(battle, room, { hasAir: false, leakTurn: null }),
  fled: (battle, { figure, to, place }) =>
    removeFromMelees(changeFigures(battle, [figure], { ...place, inside: to, isLocked: false }), [figure]),
  'volley-fell': volleyFell,
  closed: (battle, { melee }) => ({ ...battle, melees: [...battle.melees.filter(({ id }) => id !== melee.id), melee] }),
  fought: (battle, { cancelled, as }) =>
    changeFigures(battle, cancelled, as === 'killed' ? { status: 'killed' } : { isLocked: true }),
  'ended-melee': (battle, { melee, freed }) => ({
    ...changeFigures(battle, freed, { isLocked: false }),
    melees: battle.melees.filter(({ id }) => id !== melee),
  }),
  captured: (battle, { captives }) => ({
    ...changeFigures(battle, captives.men, { status: 'prisoner', isLocked: false, cover: null }),
    captives: [...battle.captives, captives],
  }),
  guarded: (battle, { captives, guards }) => changeCaptives(battle, captives, { guards }),
  escaped: (battle, { men }) => freed(battle, men),
  exchanged: (battle, { men }) => freed(battle, men),
  disarmed: (battle, { captives }) => {
    const men = battle.captives.find(({ id }) => id === captives)?.men ?? []
    const held = men.filter((id) => findFigure(battle, id)?.status === 'prisoner') // whoever died on the march stays dead
    const disarmed = changeFigures(battle, held, { isArmed: false, status: 'disarmed' })
    return changeCaptives(disarmed, captives, { isDisarmed: true })
  },
  rejoined: (battle, { figures }) => changeFigures(battle, figures, { status: 'able', isArmed: true }),
  worked: (battle, { work }) => setWork(battle, work),
  finished: (battle, { work }) => finishWork(removeWork(battle, work), work),
  abandoned: (battle, { work }) => removeWork(battle, work),
  ordered: (battle, { robots, order, post, via = '' }) =>
    changeFigures(changeFigures(battle, [via], { hasMessage: false }), robots, {
      order,
      isMarching: false,
      ...(post === null ? {} : { post }),
    }),
  'command-checked': (battle, { out, briefed }) => ({
    ...battle,
    figures: battle.figures.map((figure) => {
      if (!isRobot(figure)) return figure
      const checked = { ...figure, isOutOfCommand: out.includes(figure.id) }
      return briefed === undefined ? checked : { ...checked, hasMessage: briefed.includes(figure.id) }
    }),
  }),
  fulfilled: (battle, { robots }) => changeFigures(battle, robots, { isMarching: true }),
  'left-table': (battle, { figures }) => changeFigures(battle, figures, { status: 'lost' }),
  blocked: (battle, { machine }) => changeMachine(battle, machine, { blockedTurn: battle.turn }),
  counted: (battle, { holds }) => ({ ...battle, holds }),
  surrendered: (battle) => battle,
  corrected: applyCorrection,
  won: (battle, { winner, why }) => ({ ...battle, phase: 'over', end: { winner, why } }),
  applied: (battle) => ({ ...battle, isApplied: true }),
}

/** Applies one event to a battle. */
export function evolve(battle: Battle, event: BattleEvent): Battle {
  const evolution = EVOLUTIONS[event.type] as (before: Battle, happened: BattleEvent) => Battle
  return evolution(battle, event)
}

/** Whether two pairs contain the same two units, in any order. */
export function isSamePair([a, b]: readonly [string, string], [c, d]: readonly [string, string]): boolean {
  return (a === c && b === d) || (a === d && b === c)
}

function changeFigures(battle: Battle, ids: readonly string[], change: Partial<Figure>): Battle {
  return {
    ...battle,
    figures: battle.figures.map((figure) => (ids.includes(figure.id) ? { ...figure, ...change } : figure)),
  }
}

function changeMachine(battle: Battle, id: string, change: Partial<Machine>): Battle {
  return {
    ...battle,
    machines: battle.machines.map((machine) => (machine.id === id ? { ...machine, ...change } : machine)),
  }
}

function changeRoom(battle: Battle, id: string, change: Partial<Battle['rooms'][number]>): Battle {
  return { ...battle, rooms: battle.rooms.map((room) => (room.id === id ? { ...room, ...change } : room)) }
}

function changeCaptives(battle: Battle, id: string, change: Partial<Battle['captives'][number]>): Battle {
  return {
    ...battle,
    captives: battle.captives.map((captive) => (captive.id === id ? { ...captive, ...change } : captive)),
  }
}

function changeSpares(battle: Battle, id: string, more: number): Battle {
  return changeMachine(battle, id, { spares: (findMachine(battle, id)?.spares ?? 0) + more })
}

/** Moves pieces to their new places, together with their riders. */
function placed(battle: Battle, things: readonly PlacedPiece[], change: Partial<Pick<Figure, 'used'>>): Battle {
  const places = new Map(things.map(({ id, place }) => [id, place]))
  const moved = <Thing extends Figure | Machine>(item: Thing): Thing => {
    const place = places.get(item.id)
    if (place) return { ...item, ...place, ...change }
    const carried = item.inside === null ? undefined : places.get(item.inside)
    return carried ? { ...item, ...asRider(carried) } : item
  }
  return { ...battle, figures: battle.figures.map(moved), machines: battle.machines.map(moved) }
}

function turned(battle: Battle, headings: Of<'faced'>['headings']): Battle {
  const known = new Map(headings.map(({ id, heading }) => [id, heading]))
  const turn = <Thing extends Figure | Machine>(item: Thing): Thing => {
    const heading = known.get(item.id)
    return heading === undefined ? item : { ...item, heading }
  }
  return { ...battle, figures: battle.figures.map(turn), machines: battle.machines.map(turn) }
}

function asRider({ zone, near, river }: Position): Pick<Position, 'zone' | 'near' | 'river'> {
  return { zone, near, river }
}

/** Removes a thrown grenade, or a launched rocket from its pad (SAND-GREN-1, SAND-MSL-5). */
function afterFire(battle: Battle, shooter: string, weapon: WeaponId): Battle {
  const thrower = getWeaponRow(weapon).isCounted ? findFigure(battle, shooter) : null
  if (thrower) return changeFigures(battle, [shooter], { grenades: thrower.grenades - 1 })
  return findMachine(battle, shooter)?.isLoaded === true ? changeMachine(battle, shooter, { isLoaded: false }) : battle
}

/** Ends a volley. Who shot at whom is remembered for one turn (SAND-HIT-2, SAND-HIT-4). */
function volleyFell(battle: Battle): Battle {
  const crewOf = (shooter: string) =>
    Object.values(battle.lists)
      .flat()
      .find((entry) => entry.shooter === shooter)?.crew ?? []
  const fired = [...battle.shots, ...battle.launches].map(({ shooter, side, unit, target }) => ({
    shooter,
    side,
    unit,
    target,
    crew: crewOf(shooter),
  }))
  const met = battle.met.map((meeting) => ({ ...meeting, hasFired: true }))
  const { declared: _, ...rest } = battle
  return { ...rest, fired, met, shots: [], launches: [], lists: {} }
}

/**
 * Frees prisoners who escaped or were released. They keep their weapons unless they were disarmed (SAND-PRIS-2,
 * SAND-PRIS-3).
 */
function freed(battle: Battle, men: readonly string[]): Battle {
  return { ...changeFigures(battle, men, { status: 'returning' }), captives: removeFromCaptives(battle, men) }
}
