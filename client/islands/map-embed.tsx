import { useState } from 'react'

export function MapEmbed({ embedUrl, placeUrl, name }: { embedUrl: string; placeUrl: string; name: string }) {
  const [shown, setShown] = useState(false)
  if (shown)
    return (
      <>
        <iframe
          className="h-112 w-full rounded-md"
          src={embedUrl}
          title={`Map of ${name}`}
          referrerPolicy="no-referrer"
        />
        {/*
          A page cannot detect that a cross-origin frame was blocked, so the link is always shown. Above the frame, it
          would take the second click of a double click on "Show interactive map".
        */}
        <p className="note">
          No map here?{' '}
          <a href={placeUrl} rel="noopener noreferrer">
            Open it on Google Maps
          </a>
          , or go by the address above.
        </p>
      </>
    )
  return (
    <p>
      <a
        className="button button-quiet"
        href={placeUrl}
        rel="noopener noreferrer"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setShown(true)
        }}
      >
        Show interactive map
      </a>
      <span className="note mt-2">Loads a map from Google.</span>
    </p>
  )
}
