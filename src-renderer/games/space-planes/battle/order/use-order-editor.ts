import { computed, type ComputedRef, type Ref, shallowRef } from 'vue'
import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { type Face, FACES, type ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import type { QuestionOf, RankedTurn } from '#shared/games/space-planes/questions.ts'
import type { ManoeuvreName } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { findShip } from '../table/table-geometry.ts'
import { type BattleController, useGameQuery } from '../use-battle.ts'
import {
  computeHeadingAfterParts,
  findPartKeyLabel,
  getPartKind,
  EMPTY_ORDER_DRAFT,
  type OrderDraft,
  findPartForArrowKey,
  findArrowSide,
  withManoeuvre,
  skipPartSlot,
  removeLastPart,
  reversePivotSense,
  addPartToDraft,
  withShip,
} from './order-draft.ts'

/** Keyboard shortcuts of the manoeuvres. */
export const MANOEUVRE_KEYS: Readonly<Record<string, ManoeuvreName>> = {
  C: 'corkscrew',
  V: 'vector',
  U: 'u-turn',
  P: 'plane-switch',
}

/** Key of the ghost that shows all chosen parts. */
export const CHOSEN_GHOST_KEY = 'chosen'

/** Order of the active seat, edited by keys, buttons and presses on ghosts. */
export function useOrderEditor(id: () => string, desk: BattleController, battle: () => BattleView) {
  const draft = shallowRef<OrderDraft>(EMPTY_ORDER_DRAFT)
  const own = computed(() => battle().ships.filter(({ owner }) => owner === battle().active))
  const isFlown = computed(() => battle().phase !== 'flying' || battle().done.manoeuvre !== null)
  const partOrder = () => battle().settings.partOrder
  const { ghosts, ship, heading, options } = useGhosts(id, draft, { battle, isFlown })
  const change = (next: OrderDraft) => void (draft.value = next)
  const withFound = (before: OrderDraft, part: ManoeuvrePart) => addPartToDraft(before, part, partOrder())
  const addPart = (part: ManoeuvrePart) => change(addPartToDraft(draft.value, part, partOrder()))
  const mayFly = (shipId: string) => !isFlown.value && own.value.some((candidate) => candidate.id === shipId)
  const drop = () => change(EMPTY_ORDER_DRAFT)

  /** Chooses the ship automatically if there is only one. */
  function chooseManoeuvre(name: ManoeuvreName): void {
    if (isFlown.value) return
    const begun = draft.value.ship === null && own.value[0] ? withShip(draft.value, own.value[0].id) : draft.value
    change(withManoeuvre(begun, name))
  }
  async function fly(): Promise<void> {
    const { ship: chosen, name, parts } = draft.value
    if (chosen === null || name === null || parts.length === 0) return
    await desk.act({ type: 'manoeuvre', ship: chosen, name, parts: [...parts] })
  }
  const order = {
    draft,
    own,
    ship,
    isFlown,
    ghosts,
    options,
    mayFly,
    chooseShip: (shipId: string) => change(withShip(draft.value, shipId)),
    chooseManoeuvre,
    /** Chooses a part by the key of its ghost. Pressing the chosen ghost again reverses the last part. */
    choosePart: (key: string) =>
      key === CHOSEN_GHOST_KEY ? change(reversePivotSense(draft.value)) : addPart(JSON.parse(key) as ManoeuvrePart),
    addPart,
    /** Takes over a complete suggested manoeuvre. */
    take: ({ ship: flyer, name, parts }: NonNullable<RankedTurn['manoeuvre']>) =>
      change(parts.reduce<OrderDraft>(withFound, withManoeuvre(withShip(EMPTY_ORDER_DRAFT, flyer), name))),
    skip: () => change(skipPartSlot(draft.value, partOrder())),
    back: () => change(removeLastPart(draft.value)),
    drop,
    fly,
    pass: () => desk.act({ type: 'pass' }),
    heading,
  }
  useOrderKeys(order)
  return order
}

/** Positions after each possible next part, with their keys. */
function useGhosts(
  id: () => string,
  draft: Ref<OrderDraft>,
  { battle, isFlown }: { battle: () => BattleView; isFlown: ComputedRef<boolean> },
) {
  const question = computed((): QuestionOf<'ghosts'> | null => {
    const { ship, name, parts } = draft.value
    return isFlown.value || ship === null || name === null ? null : { ask: 'ghosts', ship, name, parts: [...parts] }
  })
  const ghosts = useGameQuery<'ghosts'>(id, () => question.value)
  const ship = computed(() => findShip(battle().ships, draft.value.ship))
  const heading = computed(() => computeHeadingAfterParts(ship.value?.heading ?? 0, draft.value.parts))
  const options = computed(() => {
    const [kinds] = draft.value.places
    const next = (ghosts.value?.options ?? []).filter(({ part }) => kinds?.includes(getPartKind(part)))
    return next.map((ghost) => ({
      ...ghost,
      key: JSON.stringify(ghost.part),
      sign: findPartKeyLabel(ghost.part, heading.value),
    }))
  })
  return { ghosts, ship, heading, options }
}

export type OrderEditor = ReturnType<typeof useOrderEditor>

function useOrderKeys({ draft, own, ...order }: Omit<OrderEditor, 'ghosts'>): void {
  usePageKeys([
    {
      keys: FACES.map(String),
      label: 'Choose a ship; in a plane switch, the number',
      shown: '1–6',
      run(key) {
        if (draft.value.name === 'plane-switch') return order.addPart({ plane: Number(key) as Face })
        const ship = own.value[Number(key) - 1]
        if (ship && order.mayFly(ship.id)) order.chooseShip(ship.id)
      },
    },
    {
      keys: Object.keys(MANOEUVRE_KEYS),
      label: 'Corkscrew, vector, U-turn, plane switch',
      shown: 'C V U P',
      run: (key) => order.chooseManoeuvre(MANOEUVRE_KEYS[key] ?? 'vector'),
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      label: 'Choose the part; with Shift long or clockwise',
      shown: '←↑→↓',
      run(key, { shiftKey }) {
        const again = draft.value.places.length === 0 ? removeLastPart(draft.value) : draft.value
        const side = findArrowSide(key, computeHeadingAfterParts(order.ship.value?.heading ?? 0, again.parts))
        const part = side === null ? null : findPartForArrowKey(draft.value, side, shiftKey)
        if (part) order.addPart(part)
      },
    },
    { keys: ['.'], label: 'Leave this part out', run: order.skip },
    { keys: ['Backspace'], label: 'Take the last part back', run: order.back },
  ])
}
