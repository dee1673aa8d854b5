import * as z from 'zod'
import { Thing } from './base.ts'

/** A `[[text]]` link of a text and its target; null if the name matches no thing or several. */
export const JournalLinkView = z.object({
  /** Text between the brackets: `Name`, `kind:Name`, `Name#Heading`, `Name|words to show`. */
  text: z.string(),
  thing: Thing.nullable(),
  /** Whether the name matches several things, so that the link has no target. */
  isAmbiguous: z.boolean(),
  shown: z.string(),
  /** Heading in the target's text. */
  heading: z.string().nullable(),
})
export type JournalLinkView = z.infer<typeof JournalLinkView>
