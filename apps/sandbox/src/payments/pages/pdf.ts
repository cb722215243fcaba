/** Latin text as the simplest fonts of a PDF have it; what they have not is left out. */
function encoded(text: string): string {
  return text
    .replaceAll('€', '\u0080')
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    .replaceAll('’', '\u0092')
    .replaceAll('–', '\u0096')
    .replaceAll('×', '\u00d7')
    .replace(/[^ -ÿ]/g, '?')
    .replace(/[\\()]/g, (mark) => `\\${mark}`);
}

const PAGE_WIDTH = 595;
const PAGE_HEIGHT = 842;
const MARGIN = 56;
const LINE = 20;

/** A PDF of one page, with each line of text below the other; the first is the heading. */
export function pdfOf([heading = '', ...lines]: readonly string[]): Buffer {
  const rows = lines.map((line) => `0 -${LINE} Td (${encoded(line)}) Tj`);
  const text = [
    'BT',
    `/F1 18 Tf ${MARGIN} ${PAGE_HEIGHT - MARGIN - LINE} Td (${encoded(heading)}) Tj`,
    `/F1 11 Tf 0 -${LINE} Td`,
    ...rows,
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
