/** Copies a text; also on pages without HTTPS, where browsers hide the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    // A modal dialog makes everything beside it unreachable.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    return copied;
  }
}
