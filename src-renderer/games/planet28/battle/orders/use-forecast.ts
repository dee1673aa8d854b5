import { computed, ref, shallowRef, watch } from 'vue'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { Forecast, OtherAttack } from '#shared/games/planet28/battle/forecasts.ts'
import { useGameQuery } from '../use-battle.ts'
import type { OrderEditor } from './use-order-editor.ts'

/** Orders with a forecast. */
const ATTACKS: ReadonlySet<string> = new Set<AttackOrder['type']>(['shoot', 'fight', 'fire', 'vehicle-fight'])

/** Maximum number of follow-up attacks in a query. */
const MOST_FOLLOWERS = 7

/** Forecast of the prepared attack and its follow-up attacks. Keeps the previous answer while a new one is loading. */
export function useForecast(id: () => string, order: OrderEditor) {
  const followers = ref<readonly OtherAttack[]>([])
  const known = shallowRef<Forecast | null>(null)
  const attack = computed(() => {
    const draftOrder = order.order.value
    return draftOrder === null || order.target.value === null || !ATTACKS.has(draftOrder.type) ? null : draftOrder
  })
  watch(
    [() => order.offer.value?.id, () => order.target.value?.unit], // offers are asked for anew, and mostly the same
    () => {
      followers.value = []
      known.value = null
    },
    { flush: 'sync' },
  )
  const answer = useGameQuery<'forecast'>(id, () => {
    if (attack.value === null) return null
    return { ask: 'forecast', attacks: [attack.value, ...followers.value.map((follower) => follower.attack)] } as never
  })
  watch(answer, (forecast) => {
    if (forecast !== null) known.value = forecast
  })
  return {
    forecast: computed(() => (attack.value === null ? null : (answer.value ?? known.value))),
    followers: computed(() => followers.value),
    follow: (otherAttack: OtherAttack) => void (followers.value = withFollower(followers.value, otherAttack)),
  }
}

export type AttackForecast = ReturnType<typeof useForecast>

/** Toggles a follow-up attack at the end of the list. One with a changed distance keeps its position. */
function withFollower(followers: readonly OtherAttack[], otherAttack: OtherAttack): readonly OtherAttack[] {
  const before = followers.find(({ id }) => id === otherAttack.id)
  if (before === undefined) return [...followers, otherAttack].slice(0, MOST_FOLLOWERS)
  return before === otherAttack
    ? followers.filter(({ id }) => id !== otherAttack.id)
    : followers.map((follower) => (follower.id === otherAttack.id ? otherAttack : follower))
}
