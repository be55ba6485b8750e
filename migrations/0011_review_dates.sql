ALTER TABLE `faqs` ADD `reviewed_on` text;--> statement-breakpoint
ALTER TABLE `local_pages` ADD `reviewed_on` text;