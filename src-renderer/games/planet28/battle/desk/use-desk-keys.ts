import { nextTick } from 'vue'
import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { Offers } from '#shared/games/planet28/battle/offers.ts'
import { DESK_LETTERS, type Way, waysOf } from './desk-letters.ts'
import { focusForm, isPageHeard, leaveButton, typeIntoForm } from './focus-form.ts'
import type { ForecastDesk } from './use-forecast.ts'
import type { OrderDesk } from './use-order.ts'
import { type PressesAround, usePresses } from './use-presses.ts'

/** What numbers and dice are written with; a dash leaves a die to Orrery. */
const FIGURES = [...'0123456789-']

/** What the keys of a desk work with. */
export interface DeskKeys extends Omit<PressesAround, 'known'> {
  readonly order: OrderDesk
  readonly offers: () => Offers | null
  readonly odds: ForecastDesk
}

/** What the keys of a desk do; each waits for those pressed before it, and for what it needs. */
export function useDeskPresses({ order, offers, odds, ...around }: DeskKeys) {
  const presses = usePresses({ ...around, known: () => [offers(), odds.forecast.value] })

  /** The way that a letter means now: after the one that is taken up the next. */
  function wayOf(letter: string): Way | null {
    const ways = waysOf(offers(), letter)
    const now = ways.findIndex(
      ({ offer, target }) => offer.id === order.offer.value?.id && target?.unit === order.target.value?.unit,
    )
    return ways[(now + 1) % ways.length] ?? null
  }
  /** What is aimed at nobody is told at once; for what is aimed the letter may come again. */
  async function takeUp({ offer, target }: Way): Promise<boolean> {
    const chosen = order.choose(offer, target)
    const isLast = order.lastTaken()
    const isDone = await chosen
    await (target === null ? focusForm(isLast) : leaveButton())
    return isDone
  }
  async function give(): Promise<boolean> {
    const isLast = order.lastTaken()
    const isDone = await order.give()
    await focusForm(isLast)
    return isDone
  }
  const nextOther = () =>
    odds.forecast.value?.others.find(({ id }) => odds.followers.value.every((one) => one.id !== id)) ?? null

  return {
    /** Takes an order up, or aims it at the next. */
    letter: (letter: string) =>
      presses.press({
        can: () => wayOf(letter) !== null,
        run: async () => {
          const way = wayOf(letter)
          return way !== null && (await takeUp(way))
        },
      }),
    canGive: () => order.offer.value !== null || presses.isWaiting(),
    /** Gives the order that is prepared; pressed again while that is carried out it means nothing. */
    give(): void {
      if (around.isBusy() && !presses.isWaiting()) return
      presses.press({ can: () => order.offer.value !== null, isForNow: true, run: give })
    },
    /** The next of the others follows, for the odds of all. */
    followNext: () =>
      presses.press({
        can: () => nextOther() !== null,
        run: async () => {
          const next = nextOther()
          if (next !== null) odds.follow(next)
          return true
        },
      }),
    /** What is typed before a field has the keyboard: it comes to the form that is taken up by then. */
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

/** Letters take up an order, the same letter again aims at the next; Enter gives it, Escape drops it. */
export function useDeskKeys(keys: DeskKeys): void {
  const { isHeard } = keys
  const desk = useDeskPresses(keys)
  usePageKeys([
    ...DESK_LETTERS.map(({ letter, label }) => ({
      keys: [letter],
      label,
      when: isHeard,
      run: () => desk.letter(letter),
    })),
    {
      keys: ['Enter'],
      label: 'Give the order that is prepared',
      when: () => isHeard() && isPageHeard() && desk.canGive(),
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
      when: () => isHeard() && isPageHeard() && desk.canGive(),
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
