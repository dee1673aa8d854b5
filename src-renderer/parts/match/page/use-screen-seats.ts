import { computed, onScopeDispose, type Ref, watch } from 'vue'
import { useMatchPageStates } from '#renderer/stores/match-page-states.ts'
import type { MatchView } from '#shared/contract/matches.ts'
import { formatSeat } from '#shared/match/seat-name.ts'

type SeatsOfMatch = Pick<MatchView, 'turn' | 'mine' | 'seats'>

/** Seats of the match that are played elsewhere, such as by mail. */
export interface RemoteSeats {
  /** Seats that take no commands here. */
  readonly away: readonly string[]
}

/**
 * Seats played on this screen: those the match waits for, which one acts, and whether the screen is covered until a
 * seat that shares it reveals its secrets.
 */
export function useScreenSeats(
  id: () => string,
  match: Ref<SeatsOfMatch | null>,
  seating: () => RemoteSeats | null = () => null,
) {
  const pages = useMatchPageStates()
  const state = computed(() => pages.openMatch(id()))
  const turn = computed(() => match.value?.turn ?? null)
  const isSecret = computed(() => turn.value?.isSecret ?? false)
  /** Seats that the match waits for. */
  const awaited = computed(() => turn.value?.waitsFor ?? [])
  const mine = computed(() => (match.value?.mine ?? []).filter((own) => !seating()?.away.includes(own)))
  /** Those of them that are played on this screen. */
  const local = computed(() => awaited.value.filter((seat) => mine.value.includes(seat)))
  const isShared = computed(() => mine.value.length > 1)
  const revealed = computed(() => local.value.find((seat) => seat === state.value.revealed) ?? null)
  const isCovered = computed(
    () => isSecret.value && isShared.value && local.value.length > 0 && revealed.value === null,
  )
  /** The seat that acts; null if none of this screen is to act, or while the screen is covered. */
  const seat = computed(() => {
    if (isSecret.value && isShared.value) return revealed.value
    return local.value.find((candidate) => candidate === state.value.seat) ?? local.value[0] ?? null
  })
  watch(isSecret, (secret) => !secret && state.value.revealed !== null && pages.reveal(id(), null))
  onScopeDispose(() => pages.reveal(id(), null))

  function getName(named: string): string {
    return formatSeat(match.value?.seats.find((candidate) => candidate.seat === named) ?? { seat: named, name: named })
  }

  return {
    turn,
    awaited,
    mine,
    local,
    isCovered,
    /** Whether this screen shows what other seats must not see. */
    canCover: computed(() => isSecret.value && revealed.value !== null),
    seat,
    /** Seat from whose perspective the match is read: null for what everybody may see. */
    viewer: computed(() => (isSecret.value ? seat.value : null)),
    choose(next: string) {
      pages.clearDraft(id())
      state.value.seat = next
    },
    reveal: (next: string) => pages.reveal(id(), next),
    cover: () => pages.reveal(id(), null),
    getName,
  }
}

export type ScreenSeats = ReturnType<typeof useScreenSeats>
