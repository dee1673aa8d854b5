import { computed, type Ref, ref, watch } from 'vue'
import type { Input, Choice, TargetChoice, Choices } from '#shared/games/planet28/battle/choices.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleController } from '../use-battle.ts'
import {
  listRequiredInputs,
  buildOrder,
  type PreparedOrder,
  parseFaces,
  type InputValues,
  getDefaultInputValues,
} from './order-inputs.ts'
import { useVolley } from './use-volley.ts'

export interface OrderContext {
  readonly table: BattleController
  readonly battle: () => Battle
  readonly offers: () => Choices | null
}

/** The chosen order and target. */
interface Chosen {
  readonly offer: string
  readonly target: string | null
}

/** The order being prepared: its target, inputs and dice. */
export function useOrderEditor({ table, battle, offers }: OrderContext) {
  const { chosen, said, dice, fault, begin } = newForm()
  const taken = countTaken(() => table.forget())
  const { usual, remember } = useMeasured(battle)
  const { all, offer, target, prepared } = preparedOf(offers, chosen, said)
  const volley = useVolley({ first: offer, all, usual })
  const order = computed(() => (prepared.value === null ? null : buildOrder(prepared.value, volley.shots.value)))

  function drop(): void {
    volley.clear()
    begin(null, {})
  }
  watch([all, () => battle().due], ([choices]) => {
    if (chosen.value !== null && !choices.some(({ id }) => id === chosen.value?.offer)) drop()
    if (chosen.value === null) takeUpWhatIsDue()
  })

  /** Opens the form if the rules wait for a single input, or if a solo enemy acts next. */
  function takeUpWhatIsDue(): void {
    const due = battle().due.length === 0 ? nextByList(offers()) : onlyOneOf(offers()?.orders ?? [])
    if (due !== null) takeUp(due, null)
  }

  /** Chooses an order, and executes it at once if it needs no input. Resolves to false on failure. */
  async function choose(choice: Choice, aimed: TargetChoice | null = null): Promise<boolean> {
    if (choice.refusal !== null || (aimed !== null && aimed.refusal !== null)) return false
    taken.one()
    const at = aimed ?? choice.targets?.find(({ refusal }) => refusal === null) ?? null
    takeUp(choice, at)
    return at === null && listRequiredInputs({ offer: choice, target: null, said: said.value }).length === 0
      ? give()
      : true
  }

  function takeUp(choice: Choice, at: TargetChoice | null): void {
    volley.goOnWith(choice)
    begin({ offer: choice.id, target: at?.unit ?? null }, usual(choice, at))
  }

  /** Executes the prepared order. Resolves to false if it was not executed. */
  async function give(): Promise<boolean> {
    const preparedOrder = prepared.value
    if (preparedOrder === null || order.value === null || table.busy.value) return false
    const faces = parseFaces(dice.value)
    fault.value = faces === null ? 'Dice are numbers, such as 7 4 3; a dash leaves one to Orrery.' : null
    if (faces === null) return false
    for (const shot of [preparedOrder, ...volley.shots.value]) remember(shot)
    const [given, was] = [order.value, chosen.value]
    if (!(await table.act(given, given.by, faces))) return false
    if (chosen.value !== was) return true // what the order made due is open by now, or what somebody took up meanwhile
    drop()
    takeUpWhatIsDue()
    return true
  }

  return {
    offer,
    target,
    order,
    said,
    dice,
    fault,
    drop() {
      table.forget()
      drop()
    },
    choose,
    give,
    /** Returns a function that reports whether no other order was chosen since. */
    lastTaken: taken.last,
    typeDice: (text: string) => void (dice.value = text),
    volley,
    facts: computed(() => (prepared.value === null ? [] : listRequiredInputs(prepared.value))),
    say: (fact: Input, value: unknown) => void (said.value = { ...said.value, [fact]: value }),
  }
}

/** Form state of an order: the selection, its inputs and its error. */
function newForm() {
  const chosen = ref<Chosen | null>(null)
  const said = ref<InputValues>({})
  const dice = ref('')
  const fault = ref<string | null>(null)
  function begin(one: Chosen | null, first: InputValues): void {
    chosen.value = one
    said.value = first
    dice.value = ''
    fault.value = null
  }
  return { chosen, said, dice, fault, begin }
}

/** Counts the orders chosen. */
function countTaken(forget: () => void) {
  let taken = 0
  return {
    /** Counts an order and clears the previous refusal. */
    one(): void {
      taken += 1
      forget()
    },
    last: (): (() => boolean) => {
      const now = taken
      return () => now === taken
    },
  }
}

/** The current state of the chosen order, and the prepared order. */
function preparedOf(offers: OrderContext['offers'], chosen: Ref<Chosen | null>, inputValues: Ref<InputValues>) {
  const all = computed((): readonly Choice[] => [...(offers()?.orders ?? []), ...(offers()?.turn ?? [])])
  const offer = computed(() => all.value.find(({ id }) => id === chosen.value?.offer) ?? null)
  const target = computed(() => offer.value?.targets?.find(({ unit }) => unit === chosen.value?.target) ?? null)
  const prepared = computed((): PreparedOrder | null => {
    if (offer.value === null || (offer.value.targets !== null && target.value === null)) return null
    return { offer: offer.value, target: target.value, said: inputValues.value }
  })
  return { all, offer, target, prepared }
}

/** Default inputs, with the distances last measured. */
function useMeasured(battle: OrderContext['battle']) {
  const measured = new Map<string, number>()
  const usual = (offer: Choice, target: TargetChoice | null): InputValues =>
    getDefaultInputValues(
      { offer, target },
      { battle: battle(), distanceCm: measured.get(pairOf(offer, target)) ?? null },
    )
  const remember = ({ offer, target, said: { distanceCm, seen } }: PreparedOrder): void => {
    if (typeof distanceCm === 'number') measured.set(pairOf(offer, target), distanceCm)
    for (const item of whomSeen(seen)) measured.set(pairOf(offer, item), item.distanceCm)
  }
  return { usual, remember }
}

/** Key of an ordered pair of units. */
function pairOf({ order }: Choice, aimed: Pick<TargetChoice, 'unit'> | null): string {
  return `${String(order['unit'])} ${aimed?.unit ?? ''}`
}

/** Units that a solo enemy sees, with their distances, if entered. */
function whomSeen(said: unknown): readonly { readonly unit: string; readonly distanceCm: number }[] {
  return (said as { readonly seen?: ReturnType<typeof whomSeen> } | undefined)?.seen ?? []
}

/** The only available order, if it needs an input and has no target. */
function onlyOneOf(orders: readonly Choice[]): Choice | null {
  const [choice, ...others] = orders.filter(({ refusal }) => refusal === null)
  return choice === undefined || others.length > 0 || choice.targets !== null || choice.facts.length === 0
    ? null
    : choice
}

/** The solo enemy that acts next, if no other unit may act (P28-SOLO-2). */
function nextByList(offers: Choices | null): Choice | null {
  const legal = (offers?.turn ?? []).filter(({ refusal }) => refusal === null)
  if (legal.some(({ order }) => order.type === 'activate')) return null
  return legal.find(({ order }) => order.type === 'act-by-list') ?? null
}

export type OrderEditor = ReturnType<typeof useOrderEditor>
