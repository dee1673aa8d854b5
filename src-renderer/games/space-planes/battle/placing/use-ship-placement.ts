import { computed, ref } from 'vue'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { type Face, FACES, type Ship } from '#shared/games/space-planes/model.ts'
import { findNamedCube, listCubes, getShipFaces, findNextCube } from '#shared/games/space-planes/sides.ts'
import { formatFace } from '../format-battle.ts'
import { listFreePlanes, getStartPose } from './placing.ts'

/** The ship that comes to the table next: its face, its plane die and what it is called. */
export function useNextShip(battle: () => BattleView) {
  const next = computed(() => ({ owner: battle().active, cube: findNextCube(battle()) }))
  const letter = computed(() => 'abcdef'.charAt(listCubes(battle()).length))
  const free = computed(() => listFreePlanes(battle()))
  const face = ref('1')
  const plane = ref(String(free.value[0] ?? 1))
  return {
    next,
    letter,
    free,
    face,
    plane,
    planes: computed(() => free.value.map((value) => ({ value: String(value), label: String(value) }))),
    faces: computed(() => {
      const art = getShipFaces(battle(), next.value)
      return FACES.map((value) => ({ value: String(value), label: formatFace(value, art) }))
    }),
    /** A named one by its name. */
    called: computed(() => {
      const named = findNamedCube(battle(), next.value)
      return named ? `${named.name} (${letter.value})` : `ship ${letter.value}`
    }),
    /** What it shows, as an order says it. */
    shown: computed(() => ({ face: Number(face.value) as Face, plane: Number(plane.value) as Face })),
  }
}

/** The ship that is placed next, with where it is held. */
export function useShipPlacement(battle: () => BattleView) {
  const ship = useNextShip(battle)
  const pose = ref(getStartPose(battle()))
  return {
    ...ship,
    pose,
    ship: computed((): Ship => {
      return { id: ship.letter.value, ...ship.next.value, ...pose.value, ...ship.shown.value, twist: 0 }
    }),
  }
}
