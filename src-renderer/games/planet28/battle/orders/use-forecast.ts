import { computed, ref, shallowRef, watch } from 'vue'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { Forecast, OtherAttack } from '#shared/games/planet28/battle/forecasts.ts'
import { useGameQuery } from '../use-battle.ts'
import type { OrderEditor } from './use-order.ts'

/** Orders whose odds are foreseen. */
const ATTACKS: ReadonlySet<string> = new Set<AttackOrder['type']>(['shoot', 'fight', 'fire', 'vehicle-fight'])

/** As many as can be asked about with the first. */
const MOST_FOLLOWERS = 7

/** What the attack that is prepared may come to, with those that are to follow it; what was answered last stays until more is known. */
export function useForecast(id: () => string, order: OrderEditor) {
  const followers = ref<readonly OtherAttack[]>([])
  const known = shallowRef<Forecast | null>(null)
  const attack = computed(() => {
    const now = order.order.value
    return now === null || order.target.value === null || !ATTACKS.has(now.type) ? null : now
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
    return { ask: 'forecast', attacks: [attack.value, ...followers.value.map((one) => one.attack)] } as never
  })
  watch(answer, (now) => {
    if (now !== null) known.value = now
  })
  return {
    forecast: computed(() => (attack.value === null ? null : (answer.value ?? known.value))),
    followers: computed(() => followers.value),
    follow: (other: OtherAttack) => void (followers.value = withFollower(followers.value, other)),
  }
}

/** Odds on the desk, and who is to follow. */
export type AttackForecast = ReturnType<typeof useForecast>

/** With another at the end, or without it where it is there; one whose distance was said stays in its place. */
function withFollower(followers: readonly OtherAttack[], other: OtherAttack): readonly OtherAttack[] {
  const before = followers.find(({ id }) => id === other.id)
  if (before === undefined) return [...followers, other].slice(0, MOST_FOLLOWERS)
  return before === other
    ? followers.filter(({ id }) => id !== other.id)
    : followers.map((one) => (one.id === other.id ? other : one))
}
