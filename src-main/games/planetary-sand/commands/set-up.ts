import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import type { Figure, Machine, Position } from '#shared/games/planetary-sand/model.ts'
import type { Army, BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { createDefaultSettings, type SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import type { Outline } from '#shared/kit/areas.ts'
import { computeSignedArea } from '#shared/kit/outlines.ts'
import { createMapPosition } from '../ground/positions.ts'

/** Creates the battle before the first figure is deployed (SAND-ENV-1, SAND-ENV-2, SAND-SET-1). */
export function setUpBattle({ seats, armies, field, settings, ...agreed }: BattleOptions): Battle {
  const built = seats.flatMap((side, at) => (armies[at]?.built ? [[side, armies[at].built] as const] : []))
  const inForce = { ...createDefaultSettings(), ...settings } as SandSettings
  const battle: Battle = {
    ...(agreed.rules && { rules: agreed.rules }),
    settings: inForce,
    gravity: agreed.gravity,
    air: agreed.air,
    scenario: agreed.scenario,
    attacker: agreed.attacker,
    sides: seats,
    fieldMm: field.sizeMm,
    walls: field.walls,
    ...(field.grounds.length > 0 && { grounds: field.grounds.map(ordered) }),
    phase: 'deploy',
    step: 0,
    turn: 0,
    first: seats[0],
    ready: [],
    figures: seats.flatMap((side, at) => figuresOf(armies[at], side)),
    machines: seats.flatMap((side, at) => machinesOf(armies[at], side)),
    buildings: field.buildings.map(ordered),
    rooms: field.rooms.map((room) => ({ ...ordered(room), hasAir: true, leakTurn: null })),
    openings: field.openings.map((opening) => ({ ...opening, state: 'whole' })),
    objectives: field.objectives,
    helmets: Object.fromEntries(seats.map((side, at) => [side, armies[at]?.helmets ?? 0])),
    met: [],
    lists: {},
    shots: [],
    launches: [],
    fired: [],
    melees: [],
    captives: [],
    works: [],
    holds: Object.fromEntries(seats.map((side) => [side, { goal: 0, middle: 0 }])),
    end: null,
    ...(built.length > 0 && { built: Object.fromEntries(built) }),
  }
  return withPadsPlaced(battle, field.pads ?? [])
}

/**
 * Places each side's launch pads on the field's positions for them, in order. Further pads are deployed manually
 * (SAND-MSL-5).
 */
function withPadsPlaced(battle: Battle, places: NonNullable<Field['pads']>): Battle {
  if (places.length === 0) return battle
  const left = Map.groupBy(places, ({ home }) => home)
  const machines = battle.machines.map((machine) => {
    const place = getMachineRow(machine.type).pad === null ? undefined : left.get(machine.side)?.shift()
    return place ? { ...machine, ...createMapPosition(battle, place.at, machine) } : machine
  })
  return { ...battle, machines }
}

/** Reorders the corners of an outline counter-clockwise. */
function ordered<Area extends { readonly outline?: Outline | null | undefined }>(area: Area): Area {
  const { outline } = area
  return outline && computeSignedArea(outline) < 0 ? { ...area, outline: outline.toReversed() } : area
}

/** The position of a piece in its side's zone that has no point on the map yet. */
function unplaced(side: string): Position {
  return { at: null, heading: null, inside: null, zone: side, near: null, cover: null, river: null }
}

function figuresOf(army: Army | undefined, side: string): Figure[] {
  return (army?.figures ?? []).map((figure) => ({
    ...unplaced(side),
    ...figure,
    side,
    status: 'able',
    isArmed: true,
    used: null,
    order: null,
    isOutOfCommand: false,
    isMarching: false,
    isLocked: false,
  }))
}

function machinesOf(army: Army | undefined, side: string): Machine[] {
  return (army?.machines ?? []).map(({ unit, seats, isLoaded, ...machine }) => {
    const row = getMachineRow(machine.type)
    return {
      ...unplaced(side),
      ...machine,
      side,
      unit: unit ?? machine.id,
      seats: seats ?? row.seats,
      isLoaded: isLoaded && row.pad !== null,
      isWreck: false,
      isMended: false,
      hasAir: row.isAirtight,
      blockedTurn: 0,
      used: null,
    }
  })
}
