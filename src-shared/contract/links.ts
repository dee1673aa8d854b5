import * as z from 'zod'
import { Thing } from './base.ts'

/** A `[[text]]` of a text and the thing it means; null for a name that nothing bears, or several things do. */
export const JournalLinkView = z.object({
  /** All between the brackets: `Name`, `kind:Name`, `Name#Heading`, `Name|words to show`. */
  text: z.string(),
  thing: Thing.nullable(),
  /** Whether several things bear the name, so that it means none of them yet. */
  isAmbiguous: z.boolean(),
  /** The words to show. */
  shown: z.string(),
  /** The heading of the thing's text that is meant. */
  heading: z.string().nullable(),
})
export type JournalLinkView = z.infer<typeof JournalLinkView>
