import { computed, ref } from 'vue'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { type Face, FACES, type Ship } from '#shared/games/space-planes/model.ts'
import { findNamedCube, listCubes, getShipFaces, findNextCube } from '#shared/games/space-planes/sides.ts'
import { formatFace } from '../format-battle.ts'
import { listFreePlanes, getStartPose } from './placing.ts'

/** The next ship to place: its face, its plane die and its name. */
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
    /** Named ships are called by name. */
    called: computed(() => {
      const named = findNamedCube(battle(), next.value)
      return named ? `${named.name} (${letter.value})` : `ship ${letter.value}`
    }),
    /** Its face and plane as a command needs them. */
    shown: computed(() => ({ face: Number(face.value) as Face, plane: Number(plane.value) as Face })),
  }
}

/** The next ship to place and its current pose. */
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
