/** An answer as it came, to read. */
export function Answer({ text }: { text: string }) {
  return (
    <p className="font-serif leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
      {text}
    </p>
  );
}
