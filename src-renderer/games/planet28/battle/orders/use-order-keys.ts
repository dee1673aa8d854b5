import { nextTick, watch } from 'vue'
import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { Choices } from '#shared/games/planet28/battle/choices.ts'
import { focusOrderForm, canPageHandleEnter, moveFocusToForm, typeIntoForm } from './focus-form.ts'
import { ORDER_KEYS, type OrderChoice, listOrderChoices } from './order-keys.ts'
import type { AttackForecast } from './use-forecast.ts'
import type { OrderEditor } from './use-order-editor.ts'

/** Characters of numbers and dice. A dash leaves a die to Orrery. */
const FIGURES = [...'0123456789-']

/** Maximum number of queued keys. More come from a key held down. */
const MOST_WAITING = 16

interface KeyAction {
  /** Whether the action is possible in the current state. */
  readonly can: () => boolean
  /** Dropped if it is not possible on its turn, instead of waiting for data to load. */
  readonly isForNow?: true
  /** Performs the action. Resolves to false on failure, which drops the keys pressed after it. */
  readonly run: () => Promise<boolean>
}

interface KeyQueueOptions {
  /** Whether an order is being executed. */
  readonly isBusy: () => boolean
  /** Whether data is loading. */
  readonly isComing: () => boolean
  readonly isHeard: () => boolean
  /** Watched data. A change retries the waiting keys. */
  readonly known: () => unknown
}

/**
 * Processes keys in the order pressed. Each waits until the previous ones are done and its data is available. A key
 * that is then impossible is dropped.
 */
function useKeyQueue({ isBusy, isComing, isHeard, known }: KeyQueueOptions) {
  let waiting: readonly KeyAction[] = []
  let isGoing = false

  async function go(): Promise<void> {
    if (isGoing) return
    isGoing = true
    try {
      for (let next = takeNext(); next !== null; next = takeNext()) {
        if (!(await next.run())) waiting = []
        await nextTick() // what it asked for is asked by then
      }
    } finally {
      isGoing = false
    }
  }
  function takeNext(): KeyAction | null {
    if (!isHeard()) waiting = []
    while (!isBusy()) {
      const [first = null, ...others] = waiting
      const isReady = first?.can() ?? false
      if (first !== null && !isReady && first.isForNow !== true && isComing()) return null
      waiting = others
      if (first === null || isReady) return first
    }
    return null
  }
  watch([isComing, isBusy, known], () => void go())

  return {
    isWaiting: (): boolean => waiting.length > 0,
    press(action: KeyAction): void {
      waiting = [...waiting, action].slice(0, MOST_WAITING)
      void go()
    },
    forget: (): void => void (waiting = []),
  }
}

export interface OrderKeysOptions extends Omit<KeyQueueOptions, 'known'> {
  readonly order: OrderEditor
  readonly offers: () => Choices | null
  readonly odds: AttackForecast
}

/** Key actions of the order form, queued until previous keys are done and their data is available. */
export function useOrderKeyActions({ order, offers, odds, ...around }: OrderKeysOptions) {
  const presses = useKeyQueue({ ...around, known: () => [offers(), odds.forecast.value] })

  /** Order and target that a letter selects now: the one after the current selection. */
  function wayOf(letter: string): OrderChoice | null {
    const ways = listOrderChoices(offers(), letter)
    const now = ways.findIndex(
      ({ offer, target }) => offer.id === order.offer.value?.id && target?.unit === order.target.value?.unit,
    )
    return ways[(now + 1) % ways.length] ?? null
  }
  /** Focuses the form of an order without a target at once. With a target, the same letter may be pressed again. */
  async function takeUp({ offer, target }: OrderChoice): Promise<boolean> {
    const chosen = order.choose(offer, target)
    const isLast = order.lastTaken()
    const isDone = await chosen
    await (target === null ? focusOrderForm(isLast) : moveFocusToForm())
    return isDone
  }
  async function give(): Promise<boolean> {
    const isLast = order.lastTaken()
    const isDone = await order.give()
    await focusOrderForm(isLast)
    return isDone
  }
  const nextOther = () =>
    odds.forecast.value?.others.find(({ id }) => odds.followers.value.every((follower) => follower.id !== id)) ?? null

  return {
    /** Chooses an order, or its next target. */
    letter: (letter: string) =>
      presses.press({
        can: () => wayOf(letter) !== null,
        run: async () => {
          const orderChoice = wayOf(letter)
          return orderChoice !== null && (await takeUp(orderChoice))
        },
      }),
    canGive: () => order.offer.value !== null || presses.isWaiting(),
    /** Executes the prepared order. Ignored while an order is being executed. */
    give(): void {
      if (around.isBusy() && !presses.isWaiting()) return
      presses.press({ can: () => order.offer.value !== null, isForNow: true, run: give })
    },
    /** Adds the next follow-up attack to the odds. */
    followNext: () =>
      presses.press({
        can: () => nextOther() !== null,
        run: async () => {
          const next = nextOther()
          if (next !== null) odds.follow(next)
          return true
        },
      }),
    /** Types into the form that is open by the time this key is processed, even if no field has the focus. */
    type: (sign: string) =>
      presses.press({
        can: () => order.offer.value !== null,
        run: async () => {
          await nextTick() // its fields are drawn
          typeIntoForm(sign)
          return true
        },
      }),
    drop(): void {
      presses.forget()
      order.drop()
    },
  }
}

/**
 * Keyboard shortcuts: a letter chooses an order, the same letter again its next target. Enter executes it, Escape
 * drops it.
 */
export function useOrderKeys(keys: OrderKeysOptions): void {
  const { isHeard } = keys
  const desk = useOrderKeyActions(keys)
  usePageKeys([
    ...ORDER_KEYS.map(({ letter, label }) => ({
      keys: [letter],
      label,
      when: isHeard,
      run: () => desk.letter(letter),
    })),
    {
      keys: ['Enter'],
      label: 'Give the order that is prepared',
      when: () => isHeard() && canPageHandleEnter() && desk.canGive(),
      run: () => desk.give(),
    },
    {
      keys: FIGURES,
      shown: '0–9',
      label: 'Type dice, or what was measured',
      when: () => isHeard() && desk.canGive(),
      run: (sign) => desk.type(sign),
    },
    {
      keys: [' '],
      shown: 'Space',
      label: 'Between two dice',
      when: () => isHeard() && canPageHandleEnter() && desk.canGive(),
      run: (sign) => desk.type(sign),
    },
    {
      keys: ['T'],
      label: 'Then the next of the others, for the odds of all',
      when: isHeard,
      run: () => desk.followNext(),
    },
    { keys: ['Escape'], label: 'Drop the order', when: () => desk.canGive(), run: () => desk.drop() },
  ])
}
