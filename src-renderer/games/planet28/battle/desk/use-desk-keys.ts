import { watch } from 'vue'
import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { Offer, OfferedTarget, Offers } from '#shared/games/planet28/battle/offers.ts'
import { focusForm } from './focus-form.ts'
import type { ForecastDesk } from './use-forecast.ts'
import type { OrderDesk } from './use-order.ts'

/** The letter that takes an order of this kind up. */
const LETTERS: Readonly<Record<string, string>> = {
  move: 'M',
  charge: 'C',
  shoot: 'S',
  fight: 'F',
  reload: 'R',
  hold: 'H',
  'end-activation': 'D',
  activate: 'A',
  'begin-turn': 'B',
  'end-turn': 'E',
}

/** Orders of vehicles that go by the letter of what people do. */
const LIKE: Readonly<Record<string, string>> = {
  drive: 'move',
  'back-off': 'move',
  fire: 'shoot',
  'vehicle-fight': 'fight',
  'load-mounts': 'reload',
}

/** A button that has the focus of the keyboard hears Enter itself. */
function isPageHeard(): boolean {
  return document.activeElement?.matches(':is(button, a, summary, select):focus-visible') !== true
}

/** The key of an order: its kind; a charge, of vehicles a ram, is a kind of its own. */
export function letterOf({ order, targetField }: Offer): string | null {
  return LETTERS[targetField === 'charge' ? 'charge' : (LIKE[order.type] ?? order.type)] ?? null
}

/** An order and whom it would be aimed at. */
interface Way {
  readonly offer: Offer
  readonly target: OfferedTarget | null
}

/** Everything that a letter could mean now, in the order of the buttons. */
function waysOf(offers: Offers | null, letter: string): Way[] {
  const { orders = [], turn = [] } = offers ?? {}
  return [...orders, ...turn]
    .filter((one) => one.refusal === null && letterOf(one) === letter)
    .flatMap((offer): Way[] => {
      const aimed = offer.targets?.filter(({ refusal }) => refusal === null) ?? []
      return aimed.length === 0 ? [{ offer, target: null }] : aimed.map((target) => ({ offer, target }))
    })
}

/** What the keys of a desk work with. */
interface DeskKeys {
  readonly order: OrderDesk
  readonly offers: () => Offers | null
  /** Whether an order is being carried out. */
  readonly isBusy: () => boolean
  /** Whether other offers than these are on their way. */
  readonly isComing: () => boolean
  readonly odds: ForecastDesk
  readonly isHeard: () => boolean
}

/** What a letter takes up, and what Enter gives: a letter that comes before its order, or while another is carried out, waits. */
function useTaking({ order, offers, isBusy, isComing, isHeard }: Omit<DeskKeys, 'odds'>) {
  let waiting: string | null = null
  function take(letter: string): void {
    const ways = isBusy() ? [] : waysOf(offers(), letter)
    waiting = ways.length === 0 && (offers() === null || isComing()) ? letter : null
    const now = ways.findIndex(
      ({ offer, target }) => offer.id === order.offer.value?.id && target?.unit === order.target.value?.unit,
    )
    const next = ways[(now + 1) % ways.length]
    if (next !== undefined) void takeUp(next)
  }
  /** What is aimed at nobody is told at once; for what is aimed the letter may come again. */
  async function takeUp({ offer, target }: Way): Promise<void> {
    await order.choose(offer, target)
    if (target === null) await focusForm()
  }
  async function give(): Promise<void> {
    await order.give()
    await focusForm()
  }
  watch([offers, isComing], () => {
    if (waiting !== null && isHeard()) take(waiting)
  })
  return { take, give }
}

/** Letters take up an order, the same letter again aims at the next; Enter gives it, Escape drops it. */
export function useDeskKeys(keys: DeskKeys): void {
  const { order, odds, isHeard } = keys
  const { take, give } = useTaking(keys)
  function followNext(): void {
    const next = odds.forecast.value?.others.find(({ id }) => odds.followers.value.every((one) => one.id !== id))
    if (next !== undefined) odds.follow(next)
  }
  usePageKeys([
    ...Object.entries(LETTERS).map(([kind, letter]) => ({
      keys: [letter],
      label: WORDS[kind] ?? kind,
      when: isHeard,
      run: () => take(letter),
    })),
    {
      keys: ['Enter'],
      label: 'Give the order that is prepared',
      when: () => isHeard() && isPageHeard() && order.offer.value !== null,
      run: () => give(),
    },
    {
      keys: ['T'],
      label: 'Then the next of the others, for the odds of all',
      when: () => isHeard() && odds.forecast.value !== null,
      run: () => followNext(),
    },
    { keys: ['Escape'], label: 'Drop the order', when: () => order.offer.value !== null, run: () => order.drop() },
  ])
}

const WORDS: Readonly<Record<string, string>> = {
  move: 'Move',
  charge: 'Charge; again for the next target',
  shoot: 'Shoot; again for the next target',
  fight: 'Fight; again for the next target',
  reload: 'Reload',
  hold: 'Hold',
  'end-activation': 'Done with this unit',
  activate: 'Let the next unit act',
  'begin-turn': 'Begin the turn',
  'end-turn': 'End the turn',
}
