import { computed, ref } from 'vue'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { type Face, FACES, type Ship } from '#shared/games/space-planes/model.ts'
import { cubeOf, facesOf, nextCube } from '#shared/games/space-planes/sides.ts'
import { faceWords } from '../battle-words.ts'
import { freePlanes, startPose } from './placing.ts'

/** The ship that is placed next: where it is held, its face and its plane die. */
export function useHeldShip(battle: () => BattleView) {
  const free = computed(() => freePlanes(battle()))
  const pose = ref(startPose(battle()))
  const face = ref<string>('1')
  const plane = ref<string>(String(free.value[0] ?? 1))
  const letter = computed(() => 'abcdef'.charAt(battle().ships.length))
  const cube = computed(() => nextCube(battle()))
  const ship = computed((): Ship => ({
    id: letter.value,
    owner: battle().active,
    cube: cube.value,
    ...pose.value,
    face: Number(face.value) as Face,
    twist: 0,
    plane: Number(plane.value) as Face,
  }))
  return {
    free,
    pose,
    face,
    plane,
    letter,
    ship,
    planes: computed(() => free.value.map((value) => ({ value: String(value), label: String(value) }))),
    faces: FACES.map((value) => ({ value: String(value), label: faceWords(value, facesOf(battle(), ship.value)) })),
    /** What it is called: a named one by its name. */
    called: computed(() => {
      const named = cubeOf(battle(), { owner: battle().active, cube: cube.value })
      return named ? `${named.name} (${letter.value})` : `ship ${letter.value}`
    }),
  }
}
