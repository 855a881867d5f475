import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

interface SendLinkProps {
  label: string
  hint?: string | undefined
  link: string
  /** The text to send, which includes the link. */
  message: string
  words: { copy: string; whatsApp: string }
  onCopy: (link: string) => void
}

/** A link to send: shown whole, copied with one press, and sent with another. */
export function SendLink({ label, hint, link, message, words, onCopy }: SendLinkProps) {
  return (
    <div className="send-link">
      <TextField
        label={label}
        hint={hint}
        value={link}
        onChange={() => undefined}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="send-link__ways">
        <a
          className="button button--forest button--small"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.whatsApp}
        </a>
        <Button variant="paper" small onClick={() => onCopy(link)}>
          {words.copy}
        </Button>
      </div>
    </div>
  )
}
