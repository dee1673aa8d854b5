type Bytes = Uint8Array<ArrayBuffer>

/** More pages than anybody has open. */
const MOST_OF_ONE = 30

/** No event streams yet; they end cleanly when the server closes, and when their session ends. */
export function createOpenStreams() {
  const ends = new Map<() => void, string>()

  function endable(body: ReadableStream<Bytes>, session: string): ReadableStream<Bytes> {
    let forget = (): void => {}
    return body.pipeThrough(
      new TransformStream({
        start(controller) {
          const end = (): void => controller.terminate()
          forget = () => void ends.delete(end)
          ends.set(end, session)
        },
        flush: () => forget(),
        cancel: () => forget(),
      }),
    )
  }

  const endsOf = (session: string): (() => void)[] =>
    [...ends].filter(([, whose]) => whose === session).map(([end]) => end)

  function endThese(some: readonly (() => void)[]): void {
    for (const end of some) {
      ends.delete(end)
      end()
    }
  }

  return {
    /** The same answer; a stream among them is remembered until it ends. A session that has too many ends its oldest one. */
    track(response: Response, session = ''): Response {
      const isStream = response.headers.get('content-type') === 'text/event-stream'
      if (!isStream || !response.body) return response
      const own = endsOf(session)
      endThese(own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1)))
      return new Response(endable(response.body, session), response)
    },
    /** Ends the streams of one session. */
    endOf: (session: string): void => endThese(endsOf(session)),
    endAll: (): void => endThese([...ends.keys()]),
    count: (): number => ends.size,
  }
}
