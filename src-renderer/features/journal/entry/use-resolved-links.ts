import { shallowRef, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { createLinkTargets } from '#renderer/ui/markdown/MarkdownView.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { JournalLinkView } from '#shared/contract/journal.ts'

/** Targets of links while editing: those of the saved text, those just chosen, and others looked up on demand. */
export function useResolvedLinks(links: () => readonly JournalLinkView[]) {
  const { client } = useClient()
  const meanings = shallowRef<ReadonlyMap<string, Thing | null>>(new Map())
  const asked = new Set<string>()
  const know = (text: string, target: Thing | null): void =>
    void (meanings.value = new Map([...meanings.value, [text, target]]))
  watch(
    links,
    (now) => {
      meanings.value = new Map([...meanings.value, ...createLinkTargets(now)])
    },
    { immediate: true },
  )

  /** Looks up the target of a link; an ambiguous name stays unresolved. */
  async function look(text: string): Promise<void> {
    if (asked.has(text) || meanings.value.has(text)) return
    asked.add(text)
    const wanted = (/^[^|#]*/.exec(text)?.[0] ?? '').trim()
    const offers = await client.journal.complete({ text: wanted }).catch(() => null)
    if (offers === null) return void asked.delete(text)
    const meant = offers.filter(({ thing: entity, link }) => [entity.name, link].some((name) => isSame(name, wanted)))
    const [only, another] = meant
    if (!another) know(text, only?.thing ?? null)
  }
  return { meanings, know, look }
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
