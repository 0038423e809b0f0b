"""A second reading of the rulebook: checks match records and shares no code with parlour."""
