import { useDebounce } from '@vueuse/core'
import { computed, ref, watch } from 'vue'
import { addPrisoners } from '#shared/games/planetary-sand/add-prisoners.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { MoveChoice } from '#shared/games/planetary-sand/replies.ts'
import type { Point } from '#shared/kit/convex.ts'
import { listPieces } from '../format-battle.ts'
import { type BattleController, type CommandWithoutSide, useGameQuery } from '../use-battle.ts'
import { listChoosablePieces, computeFormation } from './map-pieces.ts'

/** Distance of an arrow key, in R. */
const STEP_R = 0.05
const FAR = 5
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
/** Interval between rule queries during a drag, in milliseconds. */
const ASK_MS = 60

/** Pieces moved by a command, the leader first: a pushed gun, or the carriers. */
function leadersOf({ order }: MoveChoice): string[] {
  if (order.type === 'push') return [order.gun, ...order.pushers]
  return order.type === 'carry' ? [...order.carriers] : []
}

/** Deployment and movement on the map: chosen pieces, drag position and reach. */
export function useMapMove(
  desk: BattleController,
  shown: () => { battle: Battle; isPast: boolean; errand: MoveChoice | null },
) {
  const battle = () => shown().battle
  const isDeploying = computed(() => battle().phase === 'deploy')
  const sides = computed(() => {
    const { phase } = battle()
    const isMoving = phase === 'deploy' || phase === 'move-first' || phase === 'move-second'
    return isMoving && !shown().isPast ? desk.toAct.value : []
  })
  const side = computed(() => sides.value[0] ?? null)
  const units = computed(() => (side.value === null ? [] : listChoosablePieces(battle(), side.value)))
  const chosen = ref<string[]>([])
  const aim = ref<Point | null>(null)
  function drop() {
    chosen.value = []
    aim.value = null
  }
  watch([() => battle().step, side], drop) // each by itself: the battle is read anew, and mostly the same
  watch(
    () => shown().errand,
    (errand) => errand && choose(leadersOf(errand)),
  )

  /** The chosen pieces, the leader first. */
  const things = computed(() => {
    const own = side.value === null ? [] : listPieces(battle(), side.value)
    return chosen.value.flatMap((id) => own.find((piece) => piece.id === id) ?? [])
  })
  const by = computed(() => side.value ?? '')
  const isGoing = computed(() => !isDeploying.value && shown().errand === null && chosen.value.length > 0)
  const reach = useGameQuery<'reach'>(desk, () =>
    isGoing.value ? { ask: 'reach', by: by.value, ids: chosen.value } : null,
  )
  const asked = useDebounce(aim, ASK_MS)
  const mapPath = useGameQuery<'way'>(desk, () =>
    isGoing.value && asked.value ? { ask: 'way', by: by.value, ids: chosen.value, path: [asked.value] } : null,
  )
  const ghosts = computed(() => {
    if (!aim.value) return []
    return isDeploying.value || shown().errand ? computeFormation(things.value, aim.value) : (mapPath.value?.ends ?? [])
  })

  /** Pressing a figure chooses its unit; pressing it again chooses it alone. */
  function pick(id: string) {
    const unit = units.value.find((candidate) => candidate.things.some((piece) => piece.id === id))
    if (!unit) return
    const all = unit.things.map((piece) => piece.id)
    chosen.value = chosen.value.includes(id) && chosen.value.length > 1 ? [id] : all
    aim.value = null
  }
  function choose(ids: readonly string[]) {
    chosen.value = [...ids]
    aim.value = null
  }
  /** Moves the leader to a point and the others alongside. */
  function drag(at: Point) {
    if (chosen.value.length > 0) aim.value = { x: Math.round(at.x), y: Math.round(at.y) }
  }
  function step(key: string, isFar: boolean) {
    const to = ARROWS[key]
    const [width, height] = battle().fieldMm ?? [0, 0]
    const lead = things.value[0]?.at ?? {
      x: width / 2,
      y: by.value === battle().sides[0] ? height / 6 : (height * 5) / 6,
    }
    const from = aim.value ?? lead
    const mm = STEP_R * battle().settings.unitMm * (isFar ? FAR : 1)
    if (to && chosen.value.length > 0) drag({ x: from.x + to.x * mm, y: from.y + to.y * mm })
  }
  async function go() {
    if (!aim.value || side.value === null) return
    if (await desk.act(orderTo(aim.value), side.value)) drop()
  }
  function orderTo(at: Point): CommandWithoutSide {
    const errand = shown().errand
    if (errand) return { ...errand.order, way: { path: [{ ...at, terrain: 'flat' }] } } as CommandWithoutSide
    if (isDeploying.value) {
      const place = { heading: null, inside: null, near: null, cover: null }
      return { type: 'deploy', things: computeFormation(things.value, at).map((item) => ({ ...place, ...item })) }
    }
    const ends = { heading: null, cover: null, meets: [], parts: [], isOff: false }
    const movers = [...addPrisoners(battle(), by.value, chosen.value)]
    return { type: 'move', movers, way: { path: [{ ...at, terrain: 'flat' }] }, ends }
  }
  return {
    side,
    units,
    chosen,
    aim,
    things,
    reach,
    way: mapPath,
    ghosts,
    isDeploying,
    pick,
    choose,
    drag,
    drop,
    step,
    go,
  }
}
