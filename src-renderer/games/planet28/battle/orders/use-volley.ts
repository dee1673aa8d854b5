import { computed, type Ref, ref } from 'vue'
import type { Choice, TargetChoice } from '#shared/games/planet28/battle/choices.ts'
import type { PreparedOrder, InputValues } from './order-inputs.ts'

/** A further shot of the volley. */
interface Chosen {
  readonly id: string
  readonly target: string
  readonly said: InputValues
}

/** Inputs of a volley: the first shot, all available choices, and default inputs. */
interface Around {
  readonly first: Ref<Choice | null>
  readonly all: Ref<readonly Choice[]>
  readonly usual: (offer: Choice, target: TargetChoice) => InputValues
}

/**
 * Shots that a vehicle fires together with the first one. Each weapon and each firer is used once (P28-VEH-SHOOT-1).
 */
export function useVolley({ first, all, usual }: Around) {
  const chosen = ref<readonly Chosen[]>([])
  const shots = computed((): readonly PreparedOrder[] =>
    chosen.value.flatMap(({ id, target: unit, said }) => {
      const offer = all.value.find((choice) => choice.id === id)
      const target = offer?.targets?.find((targetChoice) => targetChoice.unit === unit)
      return offer === undefined || target === undefined ? [] : [{ offer, target, said }]
    }),
  )
  /** Shots that can still be added, excluding weapons and firers already used. */
  const ready = computed(() => {
    if (first.value?.targetField !== 'shots') return []
    const fired = [first.value, ...shots.value.map(({ offer }) => offer)]
    return all.value.filter(
      (choice) =>
        choice.targetField === 'shots' &&
        choice.refusal === null &&
        fired.every((otherChoice) => !sharesWith(choice, otherChoice)),
    )
  })

  function change(id: string, how: (one: Chosen) => Chosen): void {
    chosen.value = chosen.value.map((item) => (item.id === id ? how(item) : item))
  }

  return {
    shots,
    ready,
    /** Number of weapons that the crew can fire. */
    crew: computed(() => first.value?.crew ?? 0),
    clear: () => void (chosen.value = []),
    /**
     * Changes the first shot. If the vehicle stays the same, compatible further shots are kept. Call before choosing
     * the new one.
     */
    goOnWith(next: Choice): void {
      const isSame =
        first.value?.targetField === 'shots' &&
        next.targetField === 'shots' &&
        first.value.order['unit'] === next.order['unit']
      const kept = isSame ? shots.value.filter(({ offer }) => !sharesWith(offer, next)) : []
      chosen.value = chosen.value.filter(({ id }) => kept.some(({ offer }) => offer.id === id))
    },
    /** Adds a shot at its first legal target, or removes it. */
    toggle(offer: Choice): void {
      const target = offer.targets?.find(({ refusal }) => refusal === null)
      if (chosen.value.some(({ id }) => id === offer.id))
        chosen.value = chosen.value.filter(({ id }) => id !== offer.id)
      else if (target !== undefined)
        chosen.value = [...chosen.value, { id: offer.id, target: target.unit, said: usual(offer, target) }]
    },
    aim(id: string, unit: string | null): void {
      const offer = all.value.find((choice) => choice.id === id)
      const target = offer?.targets?.find((targetChoice) => targetChoice.unit === unit)
      if (offer !== undefined && target !== undefined)
        change(id, (item) => ({ ...item, target: target.unit, said: usual(offer, target) }))
    },
    say: (id: string, more: InputValues) => change(id, (item) => ({ ...item, said: { ...item.said, ...more } })),
  }
}

export type Volley = ReturnType<typeof useVolley>

/** Whether two shots use the same weapon or the same firer. */
function sharesWith(a: Choice, b: Choice): boolean {
  const [mine, theirs] = [shotIn(a), shotIn(b)]
  return ['cell', 'passenger'].some((field) => mine[field] !== undefined && mine[field] === theirs[field])
}

function shotIn({ order }: Choice): Readonly<Record<string, unknown>> {
  const [shot] = (order['shots'] ?? []) as readonly Readonly<Record<string, unknown>>[]
  return shot ?? {}
}
