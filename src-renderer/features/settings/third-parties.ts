import * as z from 'zod'

const ThirdParty = z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string() })
/** A package of others that is in the app. */
export type ThirdParty = Readonly<z.infer<typeof ThirdParty>>

/** The list that the build wrote: every package and font that it holds. */
export async function loadThirdParties(): Promise<readonly ThirdParty[]> {
  const answer = await fetch('./licences.json')
  return z.array(ThirdParty).parse(await answer.json())
}
