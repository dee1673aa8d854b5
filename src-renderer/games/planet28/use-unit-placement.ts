import { computed, ref, type Ref, shallowRef } from 'vue'
import type { PracticeUnit } from '#shared/contract/planet28/practice.ts'
import type { Point } from '#shared/kit/convex.ts'
import { type StartPosition, isPointOnUnit, listBoardableVehicles } from './practice-plan.ts'

/** Rotation of a vehicle per key or button press, in degrees. */
export const ROTATION_STEP_DEGREES = 15

const wholeTurn = (degrees: number): number => (degrees + 360) % 360

/** Position of a unit. A vehicle keeps its heading. */
function placeOf({ hull }: PracticeUnit, { x, y }: Point): StartPosition {
  return hull === null ? { x, y } : { x, y, heading: wholeTurn(Math.round(hull.heading)) }
}

/** Picks up, puts down and rotates units on the field, and announces each action. */
export function useUnitPlacement({
  units,
  put,
  say,
}: {
  readonly units: Ref<readonly PracticeUnit[]>
  readonly put: (unit: string, place: StartPosition) => void
  readonly say: (text: string) => void
}) {
  const held = shallowRef<PracticeUnit | null>(null)
  /** Id of the unit picked up last. */
  const picked = ref<string | null>(null)
  const chosen = computed(() => units.value.find(({ id }) => id === picked.value) ?? null)

  function pickUp(place: Point): void {
    held.value = units.value.find((unit) => isPointOnUnit(unit, place)) ?? null
    picked.value = held.value?.id ?? null
    say(held.value === null ? 'Nobody stands here' : `${held.value.name} is picked up`)
  }
  function putDown(unit: PracticeUnit, place: Point): void {
    held.value = null
    const ride = unit.isVehicle
      ? undefined
      : listBoardableVehicles(units.value, unit.side).find((candidate) => isPointOnUnit(candidate, place))
    put(unit.id, ride === undefined ? placeOf(unit, place) : { x: place.x, y: place.y, aboard: ride.id })
    say(ride === undefined ? `${unit.name} is put down` : `${unit.name} begins aboard ${ride.name}`)
  }
  /** Rotates the vehicle picked up last clockwise. Returns false if there is none. */
  function turn(degrees: number): boolean {
    const unit = chosen.value
    if (unit === null || unit.hull === null) return false
    const heading = wholeTurn(Math.round(unit.hull.heading) + degrees)
    put(unit.id, { x: unit.x, y: unit.y, heading })
    say(`${unit.name} looks to ${heading} degrees`)
    return true
  }
  return { held, chosen, pickUp, putDown, turn }
}
