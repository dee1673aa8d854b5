import { useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { joinSpokenSentences } from '../format-battle.ts'
import type { BattleController } from '../use-battle.ts'
import { buildStoryLine } from './story.ts'

/** Story of a battle, newest first, and its announcements for screen readers. */
export function useStory(id: () => string, desk: BattleController) {
  const { queries } = useClient()
  const log = useQuery(
    computed(() => queries.matches.log.queryOptions({ input: { id: id(), seat: null, before: null, limit: 200 } })),
  )
  const lines = computed(() => log.data.value?.lines ?? [])
  const story = computed(() => lines.value.map((line) => buildStoryLine(line, desk.nameOf, desk.shipOf)))
  return {
    lines,
    story,
    /** Result of the latest command. */
    latest: computed(() => log.data.value?.latest ?? null),
    spoken: computed(() => {
      const [newest] = story.value
      const battle = desk.battle.value
      const isOver = battle === null || battle.phase === 'over'
      const turn = isOver ? '' : `${desk.nameOf(battle.active)} is to act.`
      return joinSpokenSentences(newest ? [newest.title, ...newest.details, turn] : [turn])
    }),
  }
}
