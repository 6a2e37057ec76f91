import { Component, type ComponentChildren } from 'preact';

interface Props {
  /** What is said when something breaks, with the present address as a link. */
  readonly broken: (error: Error, again: () => void) => ComponentChildren;
  readonly children: ComponentChildren;
}

/** Keeps a mistake in the checker from leaving nothing on the page. */
export class Boundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static override getDerivedStateFromError(error: Error) {
    return { error };
  }

  render() {
    const { error } = this.state;
    return error ? this.props.broken(error, () => this.setState({ error: undefined as never })) : this.props.children;
  }
}
