import { SearchText } from '#shared/contract/base.ts'
import type { SearchHit } from '#shared/contract/search.ts'
import { type Command, parseCountOption, UsageError } from '../command.ts'
import { withReadOnlyCampaign } from '../with-campaign.ts'

const USUAL = 10
const MOST = 50
/** The characters around a matched word. */
const MARKS = /[\u2068\u2069]/g

/** `orrery search TEXT`: finds everything whose name or text matches. */
export const search: Command = {
  summary: 'find whatever bears a name or holds a text',
  args: ['TEXT…'],
  options: { limit: { type: 'string' } },
  optionHelp: [`--limit N        how many (default ${USUAL}, at most ${MOST})`],
  run: (call) => {
    const text = SearchText.safeParse(call.args.join(' '))
    if (!text.success) throw new UsageError('TEXT is at most 200 characters of plain text.')
    return withReadOnlyCampaign(call, ({ services }) => {
      const hits = services.search.find({
        text: text.data,
        limit: parseCountOption(call, 'limit', { usual: USUAL, most: MOST }),
      })
      const remark = hits.length === 0 ? { remark: 'Nothing found.' } : {}
      return { data: hits, text: hits.map(lineOf).join('\n'), ...remark }
    })
  },
}

function lineOf({ thing: { kind, name }, excerpt, isGuess }: SearchHit): string {
  const where = excerpt === '' ? '' : `: ${excerpt.replace(MARKS, '').replace(/\s+/g, ' ')}`
  return `${kind}  ${name}${isGuess ? ' (close)' : ''}${where}`
}
