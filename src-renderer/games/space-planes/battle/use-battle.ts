import { useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { RemoteSeats } from '#renderer/parts/match/page/use-screen-seats.ts'
import { useMatchQuestion } from '#renderer/parts/match/use-match-question.ts'
import { castMatchView } from '#renderer/parts/match/use-match.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { QuestionOf, Question, ReplyByQuestion } from '#shared/games/space-planes/questions.ts'
import { formatShipName } from '#shared/games/space-planes/sides.ts'
import { formatSeat } from '#shared/match/seat-name.ts'
import { useMailPanel } from '../mail/use-mail-panel.ts'

/** A battle as everybody may see it, with its names, and its mail if it is played by mail. */
export function useBattle(id: () => string) {
  const { queries } = useClient()
  /** The query that the match page reads, too. */
  const query = useQuery(
    computed(() => ({ ...queries.matches.view.queryOptions({ input: { id: id(), seat: null } }), gcTime: 0 })),
  )
  const match = computed(() => query.data.value ?? null)
  const battle = computed(() => (match.value ? castMatchView<BattleView>(match.value) : null))
  const mail = useMailPanel(
    id,
    () => battle.value?.mail !== undefined,
    () => ({ id: id(), version: match.value?.version ?? 0 }),
  )
  /** In a battle by mail the other seat is played elsewhere; both are if it came in as a file. */
  const seating = computed<RemoteSeats>(() => {
    const { seats = [], mail: byMail } = battle.value ?? {}
    const post = mail.desk.value
    const isHere = (seat: string) => seat === post?.seat && post.entries === match.value?.entries
    return { away: byMail ? seats.filter((seat) => !isHere(seat)) : [] }
  })
  function getName(seat: string): string {
    const named = match.value?.seats.find((candidate) => candidate.seat === seat)
    return formatSeat(named ?? { seat, name: seat })
  }
  return {
    battle,
    mail,
    seating,
    getName,
    /** Formats a ship's name for use inside a sentence. */
    getShipName: (ship: string) => (battle.value ? formatShipName(battle.value, ship) : `ship ${ship}`),
  }
}

/** Queries the game while there is a question. */
export function usePlanesQuestion<Ask extends Question['ask']>(
  id: () => string,
  question: () => QuestionOf<Ask> | null,
) {
  return useMatchQuestion<ReplyByQuestion[Ask]>(id, question)
}
