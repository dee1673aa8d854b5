import { computed, ref } from 'vue'
import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { type Face, FACES, listFacesAfterRoll } from '#shared/games/space-planes/model.ts'
import type { ManoeuvreName } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { MANOEUVRE_KEYS } from '../order/use-order-editor.ts'
import { listFreePlanes } from '../placing/placing.ts'
import type { BattleController } from '../use-battle.ts'

/** A manoeuvre carried out on the table but not recorded yet. */
interface ToldManoeuvre {
  readonly ship: string | null
  readonly name: ManoeuvreName | null
  /** The face brought up by a roll, or the new plane number. Null if there was none. */
  readonly face: Face | null
  readonly plane: Face | null
  readonly isCancelled: boolean
}

const NOTHING_TOLD: ToldManoeuvre = { ship: null, name: null, face: null, plane: null, isCancelled: false }

/** Entry of a manoeuvre carried out on the table: the ship, the manoeuvre and its outcome (SP-MAN-1 to SP-MAN-4). */
export function useReportedTurn(desk: BattleController, battle: () => BattleView) {
  const told = ref<ToldManoeuvre>(NOTHING_TOLD)
  const cubes = computed(() => battle().companion?.cubes ?? [])
  const isRolling = computed(() => battle().companion?.roll != null)
  const isFlown = computed(() => battle().phase !== 'flying' || battle().done.manoeuvre !== null || isRolling.value)
  const own = computed(() => {
    const { active, settings, done } = battle()
    const mine = cubes.value.filter(({ owner }) => owner === active)
    return mine.filter(({ id }) => !settings.sameShip || done.shot === null || id === done.shot)
  })
  const ship = computed(() => cubes.value.find(({ id }) => id === told.value.ship) ?? null)
  const change = (part: Partial<ToldManoeuvre>) => void (told.value = { ...told.value, ...part })
  const drop = () => void (told.value = NOTHING_TOLD)

  function chooseShip(id: string): void {
    if (!isFlown.value && own.value.some((cube) => cube.id === id)) change({ ship: id, face: null, plane: null })
  }
  /** Chooses the ship automatically if there is only one. */
  function chooseManoeuvre(name: ManoeuvreName): void {
    if (isFlown.value) return
    const [only, otherCube] = own.value
    const first = only && !otherCube ? only.id : null
    change({ ship: told.value.ship ?? first, name, face: null, plane: null })
  }
  const toldTurn = {
    told,
    own,
    ship,
    isFlown,
    isRolling,
    faces: computed(() => (ship.value ? listFacesAfterRoll(ship.value.face) : [])),
    planes: computed(() => listFreePlanes(battle())),
    chooseShip,
    chooseManoeuvre,
    change,
    drop,
    mayRecord: computed(() => told.value.ship !== null && told.value.name !== null && !isFlown.value),
    async record(): Promise<void> {
      const { ship: flyer, name, ...came } = told.value
      if (flyer === null || name === null || isFlown.value) return
      if (await desk.act({ type: 'announce', ship: flyer, name, ...came })) drop()
    },
  }
  useToldKeys(toldTurn)
  return toldTurn
}

export type ReportedTurn = ReturnType<typeof useReportedTurn>

function useToldKeys({ told, own, faces, planes, isFlown, ...turn }: Omit<ReportedTurn, 'ship'>): void {
  function chooseNumber(number: Face): void {
    const { name, ship } = told.value
    if (name === 'corkscrew' && ship !== null && faces.value.includes(number)) turn.change({ face: number })
    else if (name === 'plane-switch' && ship !== null && planes.value.includes(number)) turn.change({ plane: number })
    else if (name === null || ship === null) {
      const chosen = own.value[number - 1]
      if (chosen) turn.chooseShip(chosen.id)
    }
  }
  const when = () => !isFlown.value
  usePageKeys([
    {
      keys: FACES.map(String),
      label: 'Choose a ship; then the face that came up, or the plane number',
      shown: '1–6',
      when,
      run: (key) => chooseNumber(Number(key) as Face),
    },
    {
      keys: Object.keys(MANOEUVRE_KEYS),
      label: 'Corkscrew, vector, U-turn, plane switch',
      shown: 'C V U P',
      when,
      run: (key) => turn.chooseManoeuvre(MANOEUVRE_KEYS[key] ?? 'vector'),
    },
    {
      keys: ['X'],
      label: 'A part of the manoeuvre was cancelled',
      when,
      run: () => turn.change({ isCancelled: !told.value.isCancelled }),
    },
  ])
}
